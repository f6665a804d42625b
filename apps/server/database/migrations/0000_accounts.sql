CREATE TABLE "account" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text DEFAULT 'guest' NOT NULL,
	"name" text,
	"name_key" text,
	"owner" bigint,
	"state" text DEFAULT 'ok' NOT NULL,
	"shows" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"rev" bigint DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_on" date,
	"erase_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "device_key" (
	"id" text PRIMARY KEY NOT NULL,
	"account" bigint NOT NULL,
	"x" text NOT NULL,
	"y" text NOT NULL,
	"label" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "device_link" (
	"account" bigint PRIMARY KEY NOT NULL,
	"hash" "bytea" NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"asked" jsonb,
	"tries" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "device_link_hash_unique" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "name" (
	"key" text PRIMARY KEY NOT NULL,
	"shown" text NOT NULL,
	"account" bigint,
	"claimed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"held_until" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "notice" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "notice_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"account" bigint NOT NULL,
	"kind" text NOT NULL,
	"label" text NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "passkey" (
	"id" text PRIMARY KEY NOT NULL,
	"account" bigint NOT NULL,
	"public_key" "bytea" NOT NULL,
	"counter" bigint NOT NULL,
	"transports" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"synced" boolean NOT NULL,
	"label" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recovery" (
	"hash" "bytea" PRIMARY KEY NOT NULL,
	"account" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "recovery_account_unique" UNIQUE("account")
);
--> statement-breakpoint
CREATE TABLE "secret" (
	"key" text PRIMARY KEY NOT NULL,
	"value" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session" (
	"hash" "bytea" PRIMARY KEY NOT NULL,
	"account" bigint NOT NULL,
	"kind" text NOT NULL,
	"credential" text NOT NULL,
	"challenge" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "session_challenge_unique" UNIQUE("challenge")
);
--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_owner_account_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_key" ADD CONSTRAINT "device_key_account_account_id_fk" FOREIGN KEY ("account") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "device_link" ADD CONSTRAINT "device_link_account_account_id_fk" FOREIGN KEY ("account") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "name" ADD CONSTRAINT "name_account_account_id_fk" FOREIGN KEY ("account") REFERENCES "public"."account"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice" ADD CONSTRAINT "notice_account_account_id_fk" FOREIGN KEY ("account") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey" ADD CONSTRAINT "passkey_account_account_id_fk" FOREIGN KEY ("account") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "recovery" ADD CONSTRAINT "recovery_account_account_id_fk" FOREIGN KEY ("account") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_account_account_id_fk" FOREIGN KEY ("account") REFERENCES "public"."account"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "account_name_key" ON "account" USING btree ("name_key");--> statement-breakpoint
CREATE INDEX "account_owner" ON "account" USING btree ("owner");--> statement-breakpoint
CREATE INDEX "account_erase_at" ON "account" USING btree ("erase_at");--> statement-breakpoint
CREATE INDEX "device_key_account" ON "device_key" USING btree ("account");--> statement-breakpoint
CREATE INDEX "name_account" ON "name" USING btree ("account");--> statement-breakpoint
CREATE INDEX "notice_account" ON "notice" USING btree ("account","at");--> statement-breakpoint
CREATE INDEX "passkey_account" ON "passkey" USING btree ("account");--> statement-breakpoint
CREATE INDEX "session_account" ON "session" USING btree ("account");--> statement-breakpoint
CREATE INDEX "session_expires_at" ON "session" USING btree ("expires_at");
// Plain old CommonJS, so that an old Node can read it far enough to say what is wrong.
var version = process.versions.node.split('.').map(Number);
if (version[0] < 20 || (version[0] === 20 && version[1] < 19)) {
  console.error('Rensa needs Node 20.19 or newer; this is Node ' + process.versions.node + '.');
  process.exit(1);
}

// Lint rule against `**`: engines only approximate powers, so exact code multiplies.

const MESSAGE = 'Differs between machines: multiply, or shift.';

const noPower = {
  create(context) {
    const check = (node) => {
      if (node.operator === '**' || node.operator === '**=') context.report({ node, message: MESSAGE });
    };
    return { BinaryExpression: check, AssignmentExpression: check };
  },
};

// oxlint-disable-next-line import/no-default-export
export default { meta: { name: 'exact' }, rules: { 'no-power': noPower } };

// CommonJS, so that an old version of Node can run it and print the message.
var version = process.versions.node.split('.').map(Number);
if (version[0] < 20 || (version[0] === 20 && version[1] < 19)) {
  console.error('Rensa needs Node 20.19 or newer; this is Node ' + process.versions.node + '.');
  process.exit(1);
}

export const en = {
  ready: 'A new version of Rensa is ready.',
  update: 'Update',
  later: 'Later',
};

export const en = {
  ready: 'A new version of Rensa is ready.',
  replaced: 'Rensa was updated in another tab.',
  update: 'Update',
  reload: 'Reload',
  later: 'Later',
};

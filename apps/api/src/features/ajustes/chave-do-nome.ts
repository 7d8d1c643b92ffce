/** The key by which what is outside knows it, which stays when its name changes; the number keeps two alike apart. */
export const chaveDoNome = (nome: string, quantas: number): string => {
  const limpa = nome
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, '_')
    .replace(/^_+|_+$/g, '')
  return `${limpa || 'ITEM'}_${quantas + 1}`
}

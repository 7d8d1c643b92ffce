export const enderecoDoArtigo = (id: number) =>
  ({ to: '/artigo/$idArtigo', params: { idArtigo: String(id) } }) as const

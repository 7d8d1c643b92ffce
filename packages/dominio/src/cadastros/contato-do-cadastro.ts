type Opcao = { id: number; desc: string }

/** CAD-08 Whoever gives their name at a registration is the one to talk to about buying; null where the business keeps no kinds. */
export const tipoDoContatoDoCadastro = (tipos: readonly Opcao[]): number | null =>
  (tipos.find(({ desc }) => /compr/i.test(desc)) ?? tipos[0])?.id ?? null

/** What each field is called where a change is told. */
const ROTULOS: Readonly<Record<string, string>> = {
  nome: 'nome',
  inicio: 'início',
  fim: 'fim',
  filiais: 'filiais',
  tabelas: 'tabelas de preço',
  atividades: 'segmentos',
  classificacoes: 'classificações',
  clientes: 'clientes',
  produtos: 'produtos',
  marcas: 'marcas',
  categorias: 'famílias',
  beneficio: 'benefício',
  prioridade: 'prioridade',
  combinaCom: 'o que combina',
  verba: 'verba',
  limite: 'limite',
  limitePorCliente: 'limite por cliente',
  quemPaga: 'quem paga',
  moveConta: 'movimento da conta',
}

/** Which fields differ. */
export function mudancasDaCampanha(antes: object, depois: object): string[] {
  const era = antes as Record<string, unknown>
  return Object.entries(depois)
    .filter(([campo, valor]) => campo in ROTULOS && JSON.stringify(era[campo]) !== JSON.stringify(valor))
    .map(([campo]) => campo)
}

/** GES-02 What was done with a campaign, as it is told. */
export function fraseDaCampanha(acao: string, dados: Record<string, unknown> | null): string {
  if (acao === 'CRIAR') return 'Criou a campanha.'
  if (acao === 'ENCERRAR') return `Encerrou antes do fim: ${String(dados?.motivo ?? '')}`
  const campos = Array.isArray(dados?.campos) ? dados.campos : []
  return `Mudou ${campos.map((campo) => ROTULOS[String(campo)] ?? String(campo)).join(', ')}.`
}

/** PER-02 The pages of the menu by their address: what menu, title, way back, search and list call each of them. */
export const PAGINAS = {
  '/home': 'Home',
  '/tickets': 'Tickets',
  '/clientes': 'Clientes',
  '/coletas': 'Coletas',
  '/relatorios': 'Relatórios',
  '/correio-recebido': 'Mensagens recebidas',
  '/respostas': 'Respostas prontas',
  '/automacoes': 'Automações',
  '/etiquetas': 'Etiquetas',
  '/faq': 'Faq',
  '/orcamentos': 'Orçamentos',
  '/meus-pedidos': 'Meus Pedidos',
  '/pedidos': 'Pedidos',
  '/agendas': 'Agendas',
  '/orcamentos-parados': 'Orçamentos Parados',
  '/configuracao-fv': 'Configuração FV',
  '/negociacoes-de-preco': 'Negociações de Preço',
  '/solicitacoes-de-troca': 'Sol. de Troca',
  '/aprovacoes': 'Aprovações',
  '/campanhas': 'Campanhas',
  '/contas-correntes': 'Contas Correntes',
  '/acompanhamentos-clientes': 'Acompanhamentos Clientes',
  '/objetivos': 'Objetivos Vendedores',
  '/acompanhamentos': 'Acompanhamentos',
  '/administracao': 'Administração',
  '/administracao/saude': 'Saúde',
} as const
export type PaginaDoMenu = keyof typeof PAGINAS

/** SHL-02 The parts of the menu, from top to bottom; what everybody uses stands above them. */
export const GRUPOS_DO_MENU = {
  ATENDIMENTO: 'Atendimento',
  VENDAS: 'Vendas',
  GESTAO: 'Gestão',
  CONFIGURACAO: 'Configuração',
} as const
export type GrupoDoMenu = keyof typeof GRUPOS_DO_MENU
const gruposDoMenu = Object.keys(GRUPOS_DO_MENU) as GrupoDoMenu[]

/** Where each page stands, in the order of its group; null above all of them. */
export const LUGAR_NO_MENU: Record<PaginaDoMenu, GrupoDoMenu | null> = {
  '/home': null,
  '/clientes': null,
  '/tickets': 'ATENDIMENTO',
  '/correio-recebido': 'ATENDIMENTO',
  '/coletas': 'ATENDIMENTO',
  '/faq': 'ATENDIMENTO',
  '/orcamentos': 'VENDAS',
  '/orcamentos-parados': 'VENDAS',
  '/pedidos': 'VENDAS',
  '/meus-pedidos': 'VENDAS',
  '/agendas': 'VENDAS',
  '/aprovacoes': 'GESTAO',
  '/acompanhamentos-clientes': 'GESTAO',
  '/negociacoes-de-preco': 'GESTAO',
  '/solicitacoes-de-troca': 'GESTAO',
  '/campanhas': 'GESTAO',
  '/contas-correntes': 'GESTAO',
  '/objetivos': 'GESTAO',
  '/acompanhamentos': 'GESTAO',
  '/relatorios': 'GESTAO',
  '/respostas': 'CONFIGURACAO',
  '/automacoes': 'CONFIGURACAO',
  '/etiquetas': 'CONFIGURACAO',
  '/configuracao-fv': 'CONFIGURACAO',
  '/administracao': 'CONFIGURACAO',
  '/administracao/saude': 'CONFIGURACAO',
}

const paginasEmOrdem = Object.keys(LUGAR_NO_MENU) as PaginaDoMenu[]
const posicao = (pagina: PaginaDoMenu) => {
  const grupo = LUGAR_NO_MENU[pagina]
  return [grupo === null ? -1 : gruposDoMenu.indexOf(grupo), paginasEmOrdem.indexOf(pagina)] as const
}

/** Which of two pages stands first, whatever the order in which they were written. */
export function antesNoMenu(a: PaginaDoMenu, b: PaginaDoMenu): number {
  const [[grupoA, ordemA], [grupoB, ordemB]] = [posicao(a), posicao(b)]
  return grupoA - grupoB || ordemA - ordemB
}

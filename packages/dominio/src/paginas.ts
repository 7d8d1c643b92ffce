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
  '/administracao/saude': 'Saúde',
} as const
export type PaginaDoMenu = keyof typeof PAGINAS

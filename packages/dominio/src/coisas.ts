/**
 * What a write changes and a screen reads: a contract says `le` and `muda` with these words, and an event carries them.
 * Only what somebody changes has one; a word is as fine as keeps a change from asking again for what it did not touch.
 */
export const COISAS = [
  // Where a ticket stands: its header, its rows, its totals.
  'tickets',
  // What was said and done in it: entries, attachments, activities.
  'historico',
  // Its products, and so what may still be returned of an invoice.
  'itens',
  // Messages that came in, and what became of each.
  'correio-recebido',
  // Conversations of WhatsApp that wait for a person.
  'triagem-do-whatsapp',
  'coletas',
  // What is on record of a customer: registration, classification, activity.
  'clientes',
  // People, phones and addresses of mail at the customer's.
  'contatos',
  // Registrations asked for, and what became of them.
  'cadastros',
  // Where goods are delivered to a customer.
  'enderecos',
  // A customer's own papers.
  'documentacao',
  // What was noted of a customer by segment.
  'informacoes',
  // Invoices, as the ERP tells of them.
  'notas',
  // What a customer owes, and when it is due.
  'titulos',
  // What branches have of each product, as it was counted.
  'estoque',
  // What is sold: codes, names, packs, pictures.
  'produtos',
  // Price tables, what each asks for each product, and coupons.
  'precos',
  // What sales are taxed by.
  'impostos',
  // What carriers charge, and where.
  'fretes',
  'orcamentos',
  // Where an order stands, what holds it back, and what the ERP knows of it.
  'pedidos',
  // What waits for somebody's yes, and what was said.
  'aprovacoes',
  // Prices authorised for a customer, and how much of each is left.
  'negociacoes',
  // Goods that come back for others, or for credit.
  'trocas',
  // What is on offer for a while, and how much of each was used.
  'campanhas',
  // What whoever sells may still give: balance, limit, entries.
  'contas-correntes',
  // What each seller, team or branch may.
  'configuracao-fv',
  // What each seller, team or branch is asked to reach.
  'objetivos',
  'agendas',
  'atendimentos',
  // The log of what was done with a customer.
  'atividades',
  'avisos',
  // The catalogue of tags.
  'etiquetas',
  // Saved replies, and how much a person uses each.
  'respostas',
  // Rules over tickets, and what they did.
  'automacoes',
  'artigos',
  // How much each article helped.
  'votos',
  'visoes',
  'conta',
  // Which customer the account is.
  'vinculo',
  'sessoes',
  // Accounts, as whoever administers them sees them.
  'usuarios',
  // What was set in the administration, by what it is about.
  'parametros',
  // What mails and messages say.
  'textos',
  // The logo and the background of the business.
  'imagens',
  // Who may what, of account types and of people.
  'permissoes',
  // What tickets are made of: menus, types, reasons, statuses, steps.
  'catalogo-de-tickets',
  // When branches work, which deadlines count by.
  'calendarios',
  'setores',
  // Branches, as people choose them.
  'filiais',
  // Sales regions.
  'regioes',
  // Whoever carries goods, and how quotes and orders are paid and delivered.
  'escolhas-da-venda',
  // The task queue: what failed, and what was tried again.
  'tarefas',
] as const

export type Coisa = (typeof COISAS)[number]

import { antesNoMenu, PAGINAS, type PaginaDoMenu } from './paginas.ts'
import { ehInterno, type TipoDeUsuario, tiposDeUsuario } from './usuarios.ts'

const INTERNOS = tiposDeUsuario.filter(ehInterno)
const ATENDENTES = ['ADMIN', 'GERENTE', 'SUPERVISOR', 'OPERADOR'] as const satisfies TipoDeUsuario[]
const GESTORES = ['ADMIN', 'GERENTE', 'SUPERVISOR'] as const satisfies TipoDeUsuario[]
const VENDEDORES = [...ATENDENTES, 'REPRESENTANTE'] as const satisfies TipoDeUsuario[]
const EQUIPE = [...ATENDENTES, 'COLABORADOR'] as const satisfies TipoDeUsuario[]

type DefinicaoDeAcao = { descricao: string; padrao: readonly TipoDeUsuario[] }
type DefinicaoDeModulo = {
  /** Name in the side menu (PER-02). */
  menu: string
  /** Where the menu item leads; a module whose screens do not exist yet has none, and no menu item. */
  rota?: PaginaDoMenu
  acoes: Record<string, DefinicaoDeAcao>
}

/**
 * The only list of modules and actions (PER-01, PER-02). `padrao` says which account types may act before
 * a business decides otherwise in its own table of permissions.
 */
export const MODULOS = {
  SAC_CARGA_INICIAL: {
    menu: 'Carga Inicial',
    acoes: {
      CARGA_INICIAL: { descricao: 'Entrar no portal e manter a sessão', padrao: tiposDeUsuario },
      CONSULTA_LISTAS: {
        descricao: 'Consultar listas comuns (estados, cidades, filiais)',
        padrao: tiposDeUsuario,
      },
      BUSCAR: { descricao: 'Buscar em tudo o que a pessoa pode ver', padrao: tiposDeUsuario },
      AVISO_VER: { descricao: 'Ver os avisos', padrao: tiposDeUsuario },
      AVISO_CONFIRMAR: { descricao: 'Confirmar a leitura de avisos', padrao: tiposDeUsuario },
      AVISO_PUBLICAR: { descricao: 'Publicar avisos', padrao: ['ADMIN', 'GERENTE'] },
    },
  },
  SAC_DASHBOARD: {
    menu: PAGINAS['/home'],
    rota: '/home',
    acoes: {
      DASHBOARD_VER: { descricao: 'Ver a Home', padrao: tiposDeUsuario },
    },
  },
  SAC_TICKET: {
    menu: PAGINAS['/tickets'],
    rota: '/tickets',
    acoes: {
      TICKET_VER: { descricao: 'Ver tickets', padrao: tiposDeUsuario },
      TICKET_ABRIR: { descricao: 'Abrir tickets', padrao: tiposDeUsuario },
      TICKET_RESPONDER: { descricao: 'Escrever mensagens públicas nos tickets', padrao: tiposDeUsuario },
      TICKET_INTERNO: {
        descricao: 'Ler e escrever mensagens restritas e anexos internos',
        padrao: INTERNOS,
      },
      TICKET_ENCAMINHAR: { descricao: 'Encaminhar tickets a setores e operadores', padrao: ATENDENTES },
      TICKET_ASSUMIR: {
        descricao: 'Assumir tickets da própria fila e devolvê-los a ela (MES-02)',
        padrao: EQUIPE,
      },
      TICKET_AVANCAR: {
        descricao: 'Avançar a etapa e cumprir o que ela pede',
        padrao: EQUIPE,
      },
      TICKET_QUALQUER_SETOR: {
        descricao: 'Cumprir e mover etapas de qualquer setor, e não só as dos próprios (SEG-05)',
        padrao: GESTORES,
      },
      TICKET_RETROCEDER: { descricao: 'Voltar a etapa', padrao: ATENDENTES },
      TICKET_FINALIZAR: { descricao: 'Finalizar tickets', padrao: ATENDENTES },
      TICKET_REABRIR: { descricao: 'Reabrir tickets finalizados', padrao: tiposDeUsuario },
      TICKET_LINK: { descricao: 'Criar e cancelar o link com que o cliente vê o ticket', padrao: ATENDENTES },
      TICKET_AVALIAR: { descricao: 'Avaliar o atendimento do próprio ticket', padrao: ['CONSUMIDOR_FINAL'] },
      TICKET_ARQUIVAR: { descricao: 'Arquivar e desarquivar tickets', padrao: ATENDENTES },
      TICKET_RECLASSIFICAR: { descricao: 'Mudar o tipo de um ticket', padrao: ATENDENTES },
      TICKET_EDITAR_ITENS: { descricao: 'Alterar os produtos de um ticket', padrao: ATENDENTES },
      TICKET_COMPLETAR_CADASTRO: {
        descricao: 'Completar o cadastro do cliente pelo ticket',
        padrao: ATENDENTES,
      },
      TICKET_CUSTOS: {
        descricao: 'Ver e lançar custos nos tickets cuja análise de custos é do próprio setor',
        padrao: ATENDENTES,
      },
      TICKET_CONTATO: {
        descricao: 'Escolher para quem vão os e-mails de um ticket, e reenviá-los',
        padrao: ATENDENTES,
      },
      TICKET_ETIQUETAR: {
        descricao: 'Pôr e tirar etiquetas dos tickets (MES-06/etiquetas)',
        padrao: EQUIPE,
      },
      TICKET_UNIR: {
        descricao: 'Unir tickets duplicados e desfazer a união (MES-06/uniao)',
        padrao: ATENDENTES,
      },
      TICKET_LIGAR: {
        descricao: 'Ligar tickets uns aos outros e desfazer a ligação (MES-06/ligados)',
        padrao: EQUIPE,
      },
      TICKET_EXPORTAR: { descricao: 'Exportar a lista de tickets', padrao: ATENDENTES },
    },
  },
  SAC_CLIENTE: {
    menu: PAGINAS['/clientes'],
    rota: '/clientes',
    acoes: {
      CLIENTE_PESQUISAR: { descricao: 'Pesquisar clientes', padrao: INTERNOS },
      CLIENTE_LISTAR: { descricao: 'Listar clientes, com filtros, e abrir a ficha deles', padrao: INTERNOS },
      CLIENTE_EXPORTAR: { descricao: 'Exportar a lista de clientes', padrao: ATENDENTES },
      CLIENTE_TOTAIS: { descricao: 'Ver os totais da carteira de clientes', padrao: INTERNOS },
      CLIENTE_DADOS: { descricao: 'Ver os dados cadastrais de um cliente', padrao: INTERNOS },
      CLIENTE_LIMITES: { descricao: 'Ver os limites de crédito de um cliente', padrao: INTERNOS },
      CLIENTE_INFORMACOES: { descricao: 'Ver as informações adicionais de um cliente', padrao: INTERNOS },
      CLIENTE_INFORMACOES_EDITAR: {
        descricao: 'Incluir, alterar e excluir informações adicionais de um cliente',
        padrao: VENDEDORES,
      },
      CLIENTE_LOGISTICA: { descricao: 'Ver as observações de logística de um cliente', padrao: INTERNOS },
      CLIENTE_AGENDAS: { descricao: 'Ver as agendas de venda de um cliente', padrao: INTERNOS },
      CLIENTE_AGENDAS_COBRANCA: {
        descricao: 'Ver as agendas de cobrança de um cliente',
        padrao: VENDEDORES,
      },
      CLIENTE_ORCAMENTOS: { descricao: 'Ver os orçamentos de um cliente', padrao: INTERNOS },
      CLIENTE_PEDIDOS: { descricao: 'Ver os pedidos de um cliente', padrao: INTERNOS },
      CLIENTE_BOLETOS: { descricao: 'Ver e baixar os boletos de um cliente', padrao: INTERNOS },
      CLIENTE_NOTAS: { descricao: 'Ver e baixar as notas fiscais de um cliente', padrao: INTERNOS },
      CLIENTE_TICKETS: { descricao: 'Ver os tickets de um cliente', padrao: INTERNOS },
      CLIENTE_REPRESENTANTES: {
        descricao: 'Ver os supervisores e representantes de um cliente',
        padrao: INTERNOS,
      },
      CLIENTE_VENDEDORES: { descricao: 'Ver os vendedores de um cliente', padrao: INTERNOS },
      CLIENTE_CONTATOS: { descricao: 'Ver os contatos de um cliente', padrao: INTERNOS },
      CLIENTE_CONTATOS_CADASTRA: {
        descricao: 'Cadastrar e alterar contatos de um cliente',
        padrao: VENDEDORES,
      },
      CLIENTE_TELEFONES: { descricao: 'Ver os telefones de um cliente', padrao: INTERNOS },
      CLIENTE_EMAILS: { descricao: 'Ver os e-mails de um cliente', padrao: INTERNOS },
      CLIENTE_HISTORICO: { descricao: 'Ver o histórico de atendimento de um cliente', padrao: INTERNOS },
      CLIENTE_CONSULTAS: { descricao: 'Gerar as consultas de um cliente', padrao: INTERNOS },
      CLIENTE_ATIVIDADES: {
        descricao: 'Ver o registro de atividades e a atividade de um cliente',
        padrao: INTERNOS,
      },
      CLIENTE_EDITAR: {
        descricao: 'Alterar telefone, e-mail e atividade de um cliente',
        padrao: VENDEDORES,
      },
      CLIENTE_CLASSIFICAR: { descricao: 'Mudar a classificação de um cliente', padrao: ATENDENTES },
      CLIENTE_ATENDER: {
        descricao: 'Registrar um atendimento a um cliente',
        padrao: VENDEDORES,
      },
      CLIENTE_CADASTRAR: {
        descricao: 'Cadastrar clientes e completar o cadastro de prospects',
        padrao: VENDEDORES,
      },
      CADASTRO_VER: {
        descricao: 'Ver os cadastros pedidos e o que foi decidido',
        padrao: VENDEDORES,
      },
      CADASTRO_APROVAR: { descricao: 'Aprovar ou recusar cadastros de clientes', padrao: GESTORES },
      CADASTRA_ENDERECO_ENTREGA: {
        descricao: 'Cadastrar, escolher e tirar endereços de entrega de um cliente',
        padrao: VENDEDORES,
      },
      CLIENTE_DOCUMENTOS: { descricao: 'Ver e baixar os documentos de um cliente', padrao: INTERNOS },
      CLIENTE_DOCUMENTOS_EDITAR: {
        descricao: 'Guardar e excluir documentos de um cliente',
        padrao: VENDEDORES,
      },
      CLIENTE_DISCAR: {
        descricao: 'Discar para um cliente pela central telefônica',
        padrao: VENDEDORES,
      },
    },
  },
  SAC_COLETA: {
    menu: PAGINAS['/coletas'],
    rota: '/coletas',
    acoes: {
      COLETA_VER: { descricao: 'Ver as coletas', padrao: INTERNOS },
      COLETA_GERAR: { descricao: 'Gerar ordens de coleta', padrao: EQUIPE },
      COLETA_CONFIRMAR: {
        descricao: 'Confirmar coletas',
        padrao: [...ATENDENTES, 'REPRESENTANTE', 'COLABORADOR'],
      },
    },
  },
  SAC_RELATORIO: {
    menu: PAGINAS['/relatorios'],
    rota: '/relatorios',
    acoes: {
      RELATORIO_VER: { descricao: 'Gerar relatórios', padrao: INTERNOS },
    },
  },
  SAC_CORREIO: {
    menu: PAGINAS['/correio-recebido'],
    rota: '/correio-recebido',
    acoes: {
      CORREIO_RECEBIDO: {
        descricao:
          'Ver as mensagens recebidas por e-mail e WhatsApp e decidir sobre as que esperam; o operador, as do setor que faz a triagem',
        padrao: ATENDENTES,
      },
    },
  },
  SAC_RESPOSTA: {
    menu: PAGINAS['/respostas'],
    rota: '/respostas',
    acoes: {
      RESPOSTA_USAR: {
        descricao: 'Usar respostas prontas e guardar as próprias',
        padrao: EQUIPE,
      },
      RESPOSTA_DO_SETOR: { descricao: 'Guardar respostas prontas dos setores', padrao: ATENDENTES },
      RESPOSTA_DE_TODOS: { descricao: 'Guardar respostas prontas de todos', padrao: GESTORES },
    },
  },
  SAC_AUTOMACAO: {
    menu: PAGINAS['/automacoes'],
    rota: '/automacoes',
    acoes: {
      AUTOMACAO_MANTER: {
        descricao: 'Guardar, ensaiar e ligar automações dos tickets (MES-10)',
        padrao: ['ADMIN', 'GERENTE'],
      },
    },
  },
  SAC_ETIQUETA: {
    menu: PAGINAS['/etiquetas'],
    rota: '/etiquetas',
    acoes: {
      ETIQUETA_GERIR: { descricao: 'Criar, alterar e excluir etiquetas de tickets', padrao: GESTORES },
    },
  },
  SAC_FAQ: {
    menu: PAGINAS['/faq'],
    rota: '/faq',
    acoes: {
      FAQ_VER: { descricao: 'Ler os artigos de ajuda', padrao: tiposDeUsuario },
      FAQ_AVALIAR: { descricao: 'Dizer se um artigo ajudou', padrao: tiposDeUsuario },
      FAQ_EDITAR: { descricao: 'Escrever e publicar artigos', padrao: GESTORES },
    },
  },
  CALLCENTER_CARGA_INICIAL: { menu: 'Carga Inicial', acoes: {} },
  CALLCENTER_DASHBOARD: { menu: 'Dashboard', acoes: {} },
  CALLCENTER_CONTA: {
    menu: 'Minha Conta',
    acoes: {
      CONTA_VER: { descricao: 'Ver os dados da própria conta', padrao: tiposDeUsuario },
      CONTA_EDITAR: { descricao: 'Alterar os dados da própria conta', padrao: tiposDeUsuario },
      CONTA_SENHA: { descricao: 'Alterar a própria senha', padrao: tiposDeUsuario },
      CONTA_SESSOES: { descricao: 'Ver e encerrar as próprias sessões', padrao: tiposDeUsuario },
      CONTA_VINCULAR: {
        descricao: 'Vincular a própria conta ao cadastro de cliente com o mesmo CPF',
        padrao: ['CONSUMIDOR_FINAL'],
      },
    },
  },
  CALLCENTER_CLIENTE: { menu: PAGINAS['/clientes'], rota: '/clientes', acoes: {} },
  CALLCENTER_ORCAMENTO: {
    menu: PAGINAS['/orcamentos'],
    rota: '/orcamentos',
    acoes: {
      ORCAMENTO_LISTAR: { descricao: 'Listar orçamentos, com filtros', padrao: INTERNOS },
      PRODUTO_PESQUISAR: { descricao: 'Pesquisar produtos, preços e estoque', padrao: INTERNOS },
      PRODUTO_TOTAIS: { descricao: 'Ver os totais de estoque', padrao: INTERNOS },
      TRANSPORTADORA_PESQUISAR: { descricao: 'Pesquisar transportadoras', padrao: INTERNOS },
      FRETE_COTAR: { descricao: 'Calcular o frete de um orçamento', padrao: INTERNOS },
      TABELA_PRECO_LISTAR: { descricao: 'Listar tabelas de preço', padrao: INTERNOS },
      ORCAMENTO_VER: { descricao: 'Abrir um orçamento', padrao: INTERNOS },
      ORCAMENTO_EDITAR: { descricao: 'Começar, mudar, duplicar e perder orçamentos', padrao: VENDEDORES },
      ORCAMENTO_PRORROGAR: {
        descricao: 'Prorrogar a validade de um orçamento, aos preços de hoje (orcamentoDiasValidade)',
        padrao: ATENDENTES,
      },
      ORCAMENTO_CONVERTER: { descricao: 'Fazer de um orçamento um pedido', padrao: VENDEDORES },
      ORCAMENTO_DESCONTO_GESTOR: {
        descricao: 'Dar desconto até o limite do gestor (descontoMaximoGestor)',
        padrao: GESTORES,
      },
    },
  },
  CALLCENTER_PEDIDO_OPERADOR: {
    menu: PAGINAS['/meus-pedidos'],
    rota: '/meus-pedidos',
    acoes: {
      PEDIDO_MEUS: { descricao: 'Listar os pedidos que a própria pessoa incluiu', padrao: INTERNOS },
    },
  },
  CALLCENTER_PEDIDO: {
    menu: PAGINAS['/pedidos'],
    rota: '/pedidos',
    acoes: {
      PEDIDO_LISTAR: { descricao: 'Listar pedidos', padrao: INTERNOS },
      PEDIDO_VER: { descricao: 'Abrir um pedido', padrao: INTERNOS },
      PEDIDO_MARGEM: {
        descricao: 'Ver a margem de lucro, onde o negócio a exibe (PER-06)',
        padrao: GESTORES,
      },
      PEDIDO_LIBERAR: { descricao: 'Liberar pedidos, do que cada bloqueio permite', padrao: GESTORES },
      PEDIDO_LIBERAR_CREDITO: {
        descricao: 'Liberar bloqueios de crédito, de títulos vencidos e de clientes bloqueados',
        padrao: ['ADMIN', 'GERENTE'],
      },
      PEDIDO_LIBERAR_PRECO: { descricao: 'Liberar bloqueios de preço e de margem', padrao: GESTORES },
      PEDIDO_LIBERAR_ESTOQUE: { descricao: 'Liberar bloqueios de estoque', padrao: GESTORES },
      PEDIDO_LIBERAR_COMERCIAL: {
        descricao: 'Liberar bloqueios comerciais, que o ERP fez',
        padrao: ['ADMIN', 'GERENTE'],
      },
      PEDIDO_CANCELAR: { descricao: 'Cancelar pedidos', padrao: ATENDENTES },
      PEDIDO_REENVIAR: { descricao: 'Enviar de novo ao ERP um pedido que ele não recebeu', padrao: GESTORES },
    },
  },
  CALLCENTER_AGENDA: {
    menu: PAGINAS['/agendas'],
    rota: '/agendas',
    acoes: {
      AGENDA_VER: { descricao: 'Ver as próprias agendas', padrao: INTERNOS },
      AGENDA_DE_TODOS: { descricao: 'Ver as agendas de qualquer colaborador (PER-07)', padrao: GESTORES },
      AGENDA_FINALIZAR: { descricao: 'Finalizar e reagendar agendas', padrao: INTERNOS },
      AGENDA_CRIAR: { descricao: 'Marcar agendas para si', padrao: INTERNOS },
      AGENDA_CRIAR_PARA_OUTROS: { descricao: 'Marcar agendas para outro colaborador', padrao: GESTORES },
    },
  },
  CALLCENTER_ORCAMENTO_PARADO: {
    menu: PAGINAS['/orcamentos-parados'],
    rota: '/orcamentos-parados',
    acoes: {
      ORCAMENTO_PARADO_LISTAR: {
        descricao: 'Listar os orçamentos por decidir em que ninguém mexe há dias',
        padrao: INTERNOS,
      },
    },
  },
  CALLCENTER_GERENCIA_OBJETIVO: {
    menu: PAGINAS['/objetivos'],
    rota: '/objetivos',
    acoes: {
      OBJETIVO_VER: {
        descricao: 'Ver objetivos: os próprios; o supervisor, os da equipe; a gerência, todos (GES-01)',
        padrao: VENDEDORES,
      },
      OBJETIVO_DEFINIR: {
        descricao: 'Definir e importar metas; o supervisor, as de quem responde a ele (GES-01)',
        padrao: GESTORES,
      },
    },
  },
  CALLCENTER_GERENCIA_CAMPANHA: {
    menu: PAGINAS['/campanhas'],
    rota: '/campanhas',
    acoes: {
      CAMPANHA_VER: { descricao: 'Ver as campanhas em vigor (GES-02)', padrao: VENDEDORES },
      CAMPANHA_GERIR: {
        descricao: 'Criar, mudar e encerrar campanhas, e ver o que cada uma trouxe (GES-02)',
        padrao: ['ADMIN', 'GERENTE'],
      },
    },
  },
  CALLCENTER_PRECO_NEGOCIADO: {
    menu: PAGINAS['/negociacoes-de-preco'],
    rota: '/negociacoes-de-preco',
    acoes: {
      NEGOCIACAO_VER: {
        descricao: 'Ver as negociações de preço dos clientes que se vê (GES-03)',
        padrao: VENDEDORES,
      },
      NEGOCIACAO_PEDIR: { descricao: 'Pedir um preço abaixo do que se pode dar', padrao: VENDEDORES },
      NEGOCIACAO_APROVAR: {
        descricao: 'Aprovar, recusar e encerrar negociações de preço, até o que a Configuração FV deixa',
        padrao: GESTORES,
      },
    },
  },
  GESTAO_APROVACAO: {
    menu: PAGINAS['/aprovacoes'],
    rota: '/aprovacoes',
    acoes: {
      APROVACAO_VER: { descricao: 'Ver as aprovações que pediu e as que pode decidir', padrao: VENDEDORES },
      APROVACAO_DECIDIR: {
        descricao: 'Decidir aprovações, do que cada tipo permite, pô-las de lado e passá-las a um colega',
        padrao: GESTORES,
      },
    },
  },
  CALLCENTER_SOLICITACOES_TROCA: {
    menu: PAGINAS['/solicitacoes-de-troca'],
    rota: '/solicitacoes-de-troca',
    acoes: {
      TROCA_VER: { descricao: 'Ver as trocas dos clientes que se vê (GES-04)', padrao: VENDEDORES },
      TROCA_PEDIR: {
        descricao: 'Montar uma troca a partir do ticket, pedir a aprovação e gerar o pedido aprovado',
        padrao: VENDEDORES,
      },
      TROCA_APROVAR: {
        descricao: 'Aprovar e recusar trocas, até o valor que a Configuração FV deixa',
        padrao: GESTORES,
      },
      TROCA_DESFAZER: {
        descricao: 'Desfazer uma troca, com o pedido, a coleta e o ticket',
        padrao: ATENDENTES,
      },
    },
  },
  CALLCENTER_ACOMPANHAMENTO: {
    menu: PAGINAS['/acompanhamentos'],
    rota: '/acompanhamentos',
    acoes: {
      EQUIPE_VER: {
        descricao:
          'Ver o dia de quem vende: o próprio; o supervisor, o da equipe; a gerência, o de todos (GES-05)',
        padrao: VENDEDORES,
      },
    },
  },
  CALLCENTER_CONFIGURACAO_FV: {
    menu: PAGINAS['/configuracao-fv'],
    rota: '/configuracao-fv',
    acoes: {
      FV_CONFIGURAR: {
        descricao: 'Dizer o que cada vendedor, equipe ou filial pode vender, dar, ver e aprovar (GES-07)',
        padrao: ['ADMIN', 'GERENTE'],
      },
    },
  },
  CALLCENTER_ACOMPANHAMENTO_CLIENTE: {
    menu: PAGINAS['/acompanhamentos-clientes'],
    rota: '/acompanhamentos-clientes',
    acoes: {
      CARTEIRA_VER: { descricao: 'Ver a carteira de clientes pelo risco (GES-06)', padrao: VENDEDORES },
      CARTEIRA_EXPORTAR: { descricao: 'Exportar a carteira pelo risco', padrao: ATENDENTES },
    },
  },
  CALLCENTER_FAQ: { menu: 'Faq', acoes: {} },
  CALLCENTER_CONTA_CORRENTE: {
    menu: PAGINAS['/contas-correntes'],
    rota: '/contas-correntes',
    acoes: {
      CONTA_CORRENTE_VER: {
        descricao: 'Ver contas correntes: a própria; o supervisor, as da equipe; a gerência, todas (GES-08)',
        padrao: VENDEDORES,
      },
      CONTA_CORRENTE_LANCAR: {
        descricao: 'Lançar crédito e débito em conta corrente alheia, com o motivo',
        padrao: GESTORES,
      },
      CONTA_CORRENTE_TRANSFERIR: {
        descricao: 'Passar saldo de uma conta corrente a outra, nenhuma delas a própria',
        padrao: GESTORES,
      },
      CONTA_CORRENTE_LIMITAR: {
        descricao: 'Abrir e desativar contas correntes, e mudar o limite de cada uma',
        padrao: ['ADMIN', 'GERENTE'],
      },
      CONTA_CORRENTE_FECHAR: {
        descricao: 'Fechar períodos das contas correntes',
        padrao: ['ADMIN', 'GERENTE'],
      },
      CONTA_CORRENTE_LIBERAR: {
        descricao: 'Aprovar o que estoura uma conta corrente, no orçamento e no pedido',
        padrao: GESTORES,
      },
    },
  },
  ADMINISTRACAO: {
    menu: PAGINAS['/administracao'],
    rota: '/administracao',
    acoes: {
      ADMINISTRACAO_VER: {
        descricao: 'Abrir a administração e procurar o que se configura (ADM-01)',
        padrao: ['ADMIN', 'GERENTE'],
      },
      AUDITORIA_VER: {
        descricao: 'Ver e exportar a auditoria; desfazer, só o que a pessoa pode mudar (ADM-10)',
        padrao: ['ADMIN'],
      },
      PARAMETRO_CONFIGURAR: {
        descricao:
          'Mudar parâmetros: no negócio, quem vê todas as filiais; em uma filial, quem a vê (ADM-04)',
        padrao: ['ADMIN'],
      },
    },
  },
  ADMINISTRACAO_SAUDE: {
    menu: PAGINAS['/administracao/saude'],
    rota: '/administracao/saude',
    acoes: {
      SAUDE_VER: {
        descricao: 'Ver a saúde do portal e tentar de novo as tarefas que falharam (ADM-11)',
        padrao: ['ADMIN'],
      },
    },
  },
} as const satisfies Record<string, DefinicaoDeModulo>

export type NomeDeModulo = keyof typeof MODULOS
type AcoesDe<M> = M extends { acoes: infer A } ? keyof A : never
export type Acao = { [M in NomeDeModulo]: AcoesDe<(typeof MODULOS)[M]> }[NomeDeModulo]

/** What a session may do. Both sides ask it only through `pode`. */
export type Autorizacoes = ReadonlySet<Acao>

/** A module on the wire (ENT-11). */
export type Modulo = {
  name: NomeDeModulo
  autorizado: boolean
  moduloAcoes: { nome: Acao; autorizado: boolean }[]
}

const modulos = Object.entries(MODULOS) as [NomeDeModulo, DefinicaoDeModulo][]

/** Every action of the catalogue, with its module and definition. */
export const ACOES = modulos.flatMap(([modulo, { acoes }]) =>
  Object.entries(acoes).map(([nome, definicao]) => ({ nome: nome as Acao, modulo, ...definicao })),
)

/** A business's own decision for one account type, over the catalogue's default. */
export type ExcecaoDePermissao = { acao: string; autorizado: boolean }

/** PER-01 What an account type may do: the catalogue's default, then the business's exceptions. */
export function autorizacoesDoTipo(
  tipo: TipoDeUsuario,
  excecoes: readonly ExcecaoDePermissao[] = [],
): Autorizacoes {
  const excecao = new Map(excecoes.map(({ acao, autorizado }) => [acao, autorizado]))
  return new Set(
    ACOES.filter(({ nome, padrao }) => excecao.get(nome) ?? padrao.includes(tipo)).map(({ nome }) => nome),
  )
}

/** PER-01 The one question both sides ask before showing or doing anything. */
export function pode(autorizacoes: Autorizacoes, acao: Acao): boolean {
  return autorizacoes.has(acao)
}

/** PER-02 The two names the customer area may have; a parameter of the business chooses. */
export type ModuloDaAreaDeClientes = 'SAC_CLIENTE' | 'CALLCENTER_CLIENTE'

/** PER-01 The module list of the wire; a module is authorised when any of its actions is. */
export function modulosDasAutorizacoes(
  autorizacoes: Autorizacoes,
  areaDeClientes: ModuloDaAreaDeClientes = 'SAC_CLIENTE',
): Modulo[] {
  return modulos.map(([name]) => {
    const acoes = acoesNoFio(name, areaDeClientes)
    const moduloAcoes = (Object.keys(acoes) as Acao[]).map((nome) => ({
      nome,
      autorizado: autorizacoes.has(nome),
    }))
    return { name, autorizado: moduloAcoes.some(({ autorizado }) => autorizado), moduloAcoes }
  })
}

function acoesNoFio(
  modulo: NomeDeModulo,
  areaDeClientes: ModuloDaAreaDeClientes,
): Record<string, DefinicaoDeAcao> {
  if (modulo === areaDeClientes) return MODULOS.SAC_CLIENTE.acoes
  return modulo === 'SAC_CLIENTE' ? {} : MODULOS[modulo].acoes
}

/** PER-01 The inverse, for the browser; names it does not know are ignored, never granted. */
export function autorizacoesDosModulos(lista: readonly Modulo[]): Autorizacoes {
  const conhecidas = new Set<string>(ACOES.map(({ nome }) => nome))
  return new Set(
    lista
      .filter(({ autorizado }) => autorizado)
      .flatMap(({ moduloAcoes }) => moduloAcoes)
      .filter(({ nome, autorizado }) => autorizado && conhecidas.has(nome))
      .map(({ nome }) => nome),
  )
}

export type ItemDoMenu = { modulo: NomeDeModulo; titulo: string; rota: PaginaDoMenu }

/** SHL-02 The side menu: authorised modules that have a screen, in the order in which they stand. */
export function itensDoMenu(lista: readonly Modulo[]): ItemDoMenu[] {
  const autorizados = new Set(lista.filter(({ autorizado }) => autorizado).map(({ name }) => name))
  return modulos
    .flatMap(([modulo, { menu, rota }]) =>
      rota && autorizados.has(modulo) ? [{ modulo, titulo: menu, rota }] : [],
    )
    .toSorted((a, b) => antesNoMenu(a.rota, b.rota))
}

import { PAGINAS } from '../paginas.ts'
import { tiposDeUsuario } from '../usuarios.ts'
import { ATENDENTES, type DefinicaoDeModulo, GESTORES, INTERNOS, VENDEDORES } from './quem.ts'

/** Selling, and those who manage it. */
export const MODULOS_DO_CALL_CENTER = {
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
} as const satisfies Record<string, DefinicaoDeModulo>

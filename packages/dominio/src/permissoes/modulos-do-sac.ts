import { PAGINAS } from '../paginas.ts'
import { tiposDeUsuario } from '../usuarios.ts'
import { ATENDENTES, type DefinicaoDeModulo, EQUIPE, GESTORES, INTERNOS, VENDEDORES } from './quem.ts'

/** What everybody uses, and service. */
export const MODULOS_DO_SAC = {
  SAC_CARGA_INICIAL: {
    menu: 'Carga Inicial',
    acoes: {
      CARGA_INICIAL: {
        descricao: 'Entrar no portal e manter a sessão',
        padrao: tiposDeUsuario,
        sempreDoAdmin: true,
      },
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
} as const satisfies Record<string, DefinicaoDeModulo>

import { ASSUNTOS_AJUSTADOS, SALAS_DOS_ASSUNTOS } from '../ajustes/assuntos.ts'
import { type AssuntoDoCatalogo, CATALOGO } from '../catalogo/assuntos.ts'
import { PAGINAS } from '../paginas.ts'
import type { Acao } from '../permissoes.ts'

export const GRUPOS_DA_ADMINISTRACAO = {
  FUNCIONAMENTO: 'Como o portal funciona',
  ATENDIMENTO: 'Atendimento',
  CATALOGO: 'Catálogo de tickets',
  COMERCIAL: 'Dados comerciais',
  VENDAS: 'Vendas',
  SITUACAO: 'Situação',
} as const
type Grupo = keyof typeof GRUPOS_DA_ADMINISTRACAO

type Area = {
  endereco: `/${string}`
  nome: string
  descricao: string
  grupo: Grupo
  acao: Acao
  /** Other words by which people look for it. */
  palavras: string
}

const GRUPOS_DAS_SALAS = {
  CATALOGO_CONFIGURAR: 'CATALOGO',
  COMERCIAL_CONFIGURAR: 'COMERCIAL',
  FAQ_EDITAR: 'ATENDIMENTO',
} as const

const doAssunto = <const A extends AssuntoDoCatalogo>(assunto: A) =>
  `${SALAS_DOS_ASSUNTOS[ASSUNTOS_AJUSTADOS[assunto].acao]}/${CATALOGO[assunto].endereco}` as const

/** ADM-05 The page of a subject of rows follows from its description. */
function doCatalogo<const A extends AssuntoDoCatalogo>(assunto: A) {
  const { descricao, palavras, campos } = CATALOGO[assunto]
  const { varios, acao } = ASSUNTOS_AJUSTADOS[assunto]
  const nomes = Object.values<{ nome: string }>(campos).map(({ nome }) => nome)
  return {
    endereco: doAssunto(assunto),
    nome: varios,
    descricao,
    grupo: GRUPOS_DAS_SALAS[acao],
    acao,
    palavras: [palavras, ...nomes].join(' '),
  } as const
}

/** ADM-01 All that can be set, each with its own action: the page of the administration and its search follow from it. */
export const AREAS_DA_ADMINISTRACAO = [
  {
    endereco: '/administracao/permissoes',
    nome: 'Permissões',
    descricao: 'O que cada tipo de conta e cada pessoa pode fazer, quem pode o quê e por quê',
    grupo: 'FUNCIONAMENTO',
    acao: 'PERMISSAO_CONFIGURAR',
    palavras: 'acesso perfil papel direito autorização quem pode liberar bloquear tipo de conta exceção',
  },
  {
    endereco: '/administracao/parametros',
    nome: 'Parâmetros',
    descricao: 'Prazos, limites e escolhas que mudam como o portal se comporta, no negócio e em cada filial',
    grupo: 'FUNCIONAMENTO',
    acao: 'PARAMETRO_CONFIGURAR',
    palavras: 'configuração opção preferência limite prazo filial',
  },
  {
    endereco: '/administracao/usuarios',
    nome: 'Usuários',
    descricao: 'Quem entra no portal: convites, tipos, setores, filiais, sessões e desligamentos',
    grupo: 'FUNCIONAMENTO',
    acao: 'USUARIO_GERIR',
    palavras:
      'pessoa colaborador funcionário conta equipe convidar convite senha sessão duas etapas segundo fator desativar demitir bloquear supervisor representante acesso',
  },
  {
    endereco: '/administracao/textos',
    nome: 'Textos das mensagens',
    descricao: 'O que dizem os e-mails e as mensagens do WhatsApp que saem do portal, com prévia',
    grupo: 'FUNCIONAMENTO',
    acao: 'CONTEUDO_CONFIGURAR',
    palavras:
      'modelo e-mail mensagem saudação assinatura confirmação protocolo link avaliação orçamento convite senha código lembrete variável template conteúdo',
  },
  {
    endereco: '/administracao/aparencia',
    nome: 'Logotipo e fundo',
    descricao: 'As imagens do negócio: na entrada, no menu, nos e-mails e no PDF de orçamentos e pedidos',
    grupo: 'FUNCIONAMENTO',
    acao: 'CONTEUDO_CONFIGURAR',
    palavras:
      'logo marca imagem foto aparência identidade visual background tela de entrada login cor nome conteúdo',
  },
  {
    endereco: '/administracao/avisos',
    nome: 'Avisos publicados',
    descricao: 'Os avisos no ar, agendados e encerrados: para quem são, quem já leu, e retirar um',
    grupo: 'ATENDIMENTO',
    acao: 'AVISO_PUBLICAR',
    palavras: 'comunicado recado sino agendar programar público setor leitura leu retirar conteúdo',
  },
  {
    endereco: '/automacoes',
    nome: PAGINAS['/automacoes'],
    descricao: 'O que acontece sozinho com os tickets, e quando',
    grupo: 'ATENDIMENTO',
    acao: 'AUTOMACAO_MANTER',
    palavras: 'regra gatilho robô escalar tickets',
  },
  {
    endereco: '/etiquetas',
    nome: PAGINAS['/etiquetas'],
    descricao: 'As palavras com cor que a equipe põe nos tickets',
    grupo: 'ATENDIMENTO',
    acao: 'ETIQUETA_GERIR',
    palavras: 'tag marcador cor tickets',
  },
  {
    endereco: '/respostas',
    nome: PAGINAS['/respostas'],
    descricao: 'Textos guardados para responder tickets, do setor ou de todos',
    grupo: 'ATENDIMENTO',
    acao: 'RESPOSTA_DO_SETOR',
    palavras: 'modelo macro texto mensagem',
  },
  {
    endereco: '/faq',
    nome: 'Artigos da ajuda',
    descricao: 'Escrever, ordenar, publicar e tirar do ar os artigos que respondem antes do ticket',
    grupo: 'ATENDIMENTO',
    acao: 'FAQ_EDITAR',
    palavras: 'faq perguntas frequentes artigo rascunho publicar conteúdo',
  },
  doCatalogo('tipo-de-artigo'),
  {
    endereco: '/administracao/tipos-de-tickets',
    nome: 'Tipos de tickets',
    descricao: 'O que cada tipo pede, os motivos, as etapas e os prazos, em rascunho e publicados por versão',
    grupo: 'CATALOGO',
    acao: 'CATALOGO_CONFIGURAR',
    palavras: 'fluxo etapa motivo exigência prazo versão rascunho publicar devolução reclamação assunto',
  },
  doCatalogo('menu-de-tickets'),
  doCatalogo('situacao-de-tickets'),
  doCatalogo('setor'),
  doCatalogo('origem-de-tickets'),
  doCatalogo('motivo-de-finalizacao'),
  doCatalogo('motivo-de-produto'),
  doCatalogo('motivo-de-analise'),
  doCatalogo('custo'),
  doCatalogo('turno'),
  doCatalogo('feriado'),
  doCatalogo('filial'),
  doCatalogo('conta-de-cobranca'),
  doCatalogo('plano-de-pagamento'),
  doCatalogo('forma-de-cobranca'),
  doCatalogo('tipo-de-frete'),
  doCatalogo('transportadora'),
  doCatalogo('produto'),
  {
    endereco: '/administracao/comercial/estoque',
    nome: 'Estoque',
    descricao: 'O que cada filial tem de cada produto, o que os pedidos seguram, e a correção com motivo',
    grupo: 'COMERCIAL',
    acao: 'COMERCIAL_CONFIGURAR',
    palavras: 'saldo inventário contagem reserva bloqueado mínimo falta ruptura depósito quantidade ajuste',
  },
  {
    endereco: '/administracao/comercial/precos',
    nome: 'Preços',
    descricao:
      'O preço de cada produto em cada tabela, de um dia a outro: o de hoje, os que passaram e os marcados',
    grupo: 'COMERCIAL',
    acao: 'COMERCIAL_CONFIGURAR',
    palavras: 'valor tabela reajuste vigência validade histórico produto quanto custa',
  },
  doCatalogo('tabela-de-preco'),
  doCatalogo('cupom'),
  doCatalogo('regra-fiscal'),
  doCatalogo('tabela-de-frete'),
  doCatalogo('regiao-de-frete'),
  doCatalogo('condicional-de-frete'),
  doCatalogo('regiao-de-venda'),
  {
    endereco: '/administracao/comercial/carteiras',
    nome: 'Carteiras',
    descricao: 'Que clientes são de cada representante, e passá-los a outro, todos ou alguns, com prévia',
    grupo: 'COMERCIAL',
    acao: 'COMERCIAL_CONFIGURAR',
    palavras:
      'representante vendedor cliente transferir passar carteira território quem atende sem representante',
  },
  {
    endereco: '/configuracao-fv',
    nome: PAGINAS['/configuracao-fv'],
    descricao: 'O que cada vendedor, equipe ou filial pode vender, dar, ver e aprovar',
    grupo: 'VENDAS',
    acao: 'FV_CONFIGURAR',
    palavras: 'desconto limite vendedor força de vendas tabela plano',
  },
  {
    endereco: '/campanhas',
    nome: PAGINAS['/campanhas'],
    descricao: 'Promoções por tempo, com público, verba e limites',
    grupo: 'VENDAS',
    acao: 'CAMPANHA_VER',
    palavras: 'promoção desconto cupom oferta',
  },
  {
    endereco: '/administracao/auditoria',
    nome: 'Auditoria',
    descricao: 'O que foi configurado, quem entrou e quem exportou dados; desfazer uma mudança',
    grupo: 'SITUACAO',
    acao: 'AUDITORIA_VER',
    palavras: 'histórico log quem mudou desfazer acesso exportação LGPD',
  },
  {
    endereco: '/administracao/saude',
    nome: PAGINAS['/administracao/saude'],
    descricao: 'A fila de tarefas, e o que falhou nela',
    grupo: 'SITUACAO',
    acao: 'SAUDE_VER',
    palavras: 'tarefas fila erro falha monitoramento',
  },
] as const satisfies readonly Area[]

export type EnderecoDaArea = (typeof AREAS_DA_ADMINISTRACAO)[number]['endereco']

/** Where the rows of a subject are. */
export const enderecoDoAssunto = (assunto: AssuntoDoCatalogo): EnderecoDaArea => doAssunto(assunto)

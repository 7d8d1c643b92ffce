import { MENSAGENS } from '../mensagens.ts'

/** MES-10 What a rule may do, in the order in which it is offered. */
export const ACOES = {
  ENCAMINHAR: 'Encaminhar a um setor',
  ATRIBUIR: 'Atribuir a um operador',
  RESPONDER: 'Responder com uma resposta pronta',
  ETIQUETAR: 'Pôr uma etiqueta',
  AVISAR: 'Avisar',
  ELEVAR: 'Elevar à supervisão',
} as const
export type TipoDeAcao = keyof typeof ACOES
export const tiposDeAcao = Object.keys(ACOES) as [TipoDeAcao, ...TipoDeAcao[]]

export const MAXIMO_DE_ACOES = 6
export const MAXIMO_DE_PESSOAS = 20

/** Who is told of it. */
export const AVISADOS = {
  RESPONSAVEL: 'O responsável pelo ticket',
  SETOR: 'Quem atende a fila do setor',
  PESSOAS: 'Estas pessoas',
} as const
export type Avisado = keyof typeof AVISADOS
export const avisados = Object.keys(AVISADOS) as [Avisado, ...Avisado[]]

/** One step of a rule: each kind reads its own fields, and the others are empty. */
export type AcaoDaAutomacao = {
  tipo: TipoDeAcao
  operador: number | null
  setor: number | null
  resposta: number | null
  etiqueta: number | null
  quem: Avisado | null
  pessoas: number[]
}

type Campo = Exclude<keyof AcaoDaAutomacao, 'tipo'>

/** The fields that each kind has, and whether it can do without. */
export const CAMPOS_DA_ACAO: Record<TipoDeAcao, Partial<Record<Campo, 'OBRIGATORIO' | 'OPCIONAL'>>> = {
  ENCAMINHAR: { setor: 'OBRIGATORIO', operador: 'OPCIONAL' },
  ATRIBUIR: { operador: 'OBRIGATORIO' },
  RESPONDER: { resposta: 'OBRIGATORIO' },
  ETIQUETAR: { etiqueta: 'OBRIGATORIO' },
  AVISAR: { quem: 'OBRIGATORIO', pessoas: 'OPCIONAL' },
  ELEVAR: {},
}

const vazio = (valor: AcaoDaAutomacao[Campo]) => (Array.isArray(valor) ? valor.length === 0 : valor === null)

/** What is missing in one step, at its fields. */
export function problemasDaAcao(acao: AcaoDaAutomacao): Partial<Record<Campo, string>> {
  const pedidos = Object.entries(CAMPOS_DA_ACAO[acao.tipo]) as [Campo, string][]
  const faltam = pedidos.filter(([campo, quanto]) => quanto === 'OBRIGATORIO' && vazio(acao[campo]))
  const semPessoas = acao.tipo === 'AVISAR' && acao.quem === 'PESSOAS' && acao.pessoas.length === 0
  return {
    ...Object.fromEntries(faltam.map(([campo]) => [campo, MENSAGENS.obrigatorio])),
    ...(semPessoas && { pessoas: MENSAGENS.obrigatorio }),
  }
}

/** Without what its kind does not read: a form leaves behind what was chosen for another. */
export function somenteDaAcao(acao: AcaoDaAutomacao): AcaoDaAutomacao {
  const le = CAMPOS_DA_ACAO[acao.tipo]
  return {
    tipo: acao.tipo,
    operador: le.operador ? acao.operador : null,
    setor: le.setor ? acao.setor : null,
    resposta: le.resposta ? acao.resposta : null,
    etiqueta: le.etiqueta ? acao.etiqueta : null,
    quem: le.quem ? acao.quem : null,
    pessoas: le.pessoas && acao.quem === 'PESSOAS' ? acao.pessoas : [],
  }
}

/** How things are called, by id. */
export type Nomes = Record<'pessoas' | 'setores' | 'respostas' | 'etiquetas', ReadonlyMap<number, string>>

const SUMIU = '(não existe mais)'

const alvos = (acao: AcaoDaAutomacao, { pessoas, setores, respostas, etiquetas }: Nomes) => ({
  operador: acao.operador === null ? null : (pessoas.get(acao.operador) ?? SUMIU),
  setor: acao.setor === null ? '' : (setores.get(acao.setor) ?? SUMIU),
  resposta: acao.resposta === null ? '' : (respostas.get(acao.resposta) ?? SUMIU),
  etiqueta: acao.etiqueta === null ? '' : (etiquetas.get(acao.etiqueta) ?? SUMIU),
  pessoas: new Intl.ListFormat('pt-BR').format(acao.pessoas.map((id) => pessoas.get(id) ?? SUMIU)),
})

const QUEM = { RESPONSAVEL: 'o responsável', SETOR: 'a fila do setor' } as const

/** MES-10 'encaminhar para Logística': what a step does, said of the future; what was done is said by `fraseDoFeito`. */
export function fraseDaAcao(acao: AcaoDaAutomacao, nomes: Nomes): string {
  const { operador, setor, resposta, etiqueta, pessoas } = alvos(acao, nomes)
  switch (acao.tipo) {
    case 'ENCAMINHAR':
      return operador ? `encaminhar para ${setor}, aos cuidados de ${operador}` : `encaminhar para ${setor}`
    case 'ATRIBUIR':
      return `atribuir a ${operador}`
    case 'RESPONDER':
      return `responder com “${resposta}”`
    case 'ETIQUETAR':
      return `pôr a etiqueta “${etiqueta}”`
    case 'AVISAR':
      return `avisar ${acao.quem === 'PESSOAS' || acao.quem === null ? pessoas : QUEM[acao.quem]}`
    case 'ELEVAR':
      return 'elevar à supervisão'
  }
}

const FEITOS: Record<TipoDeAcao, [string, string]> = {
  ENCAMINHAR: ['encaminhar', 'encaminhou'],
  ATRIBUIR: ['atribuir', 'atribuiu'],
  RESPONDER: ['responder', 'respondeu'],
  ETIQUETAR: ['pôr', 'pôs'],
  AVISAR: ['avisar', 'avisou'],
  ELEVAR: ['elevar', 'elevou'],
}

/** 'encaminhou para Logística' */
export function fraseDoFeito(acao: AcaoDaAutomacao, nomes: Nomes): string {
  const [antes, depois] = FEITOS[acao.tipo]
  return fraseDaAcao(acao, nomes).replace(antes, depois)
}

/** MES-10 What a step would have done to a ticket that is as it is now. */
export function fraseDoEnsaio(
  acao: AcaoDaAutomacao,
  nomes: Nomes,
  ticket: { encerrado: boolean; temResponsavel: boolean },
): string {
  const frase = fraseDaAcao(acao, nomes)
  const posse = acao.tipo === 'ENCAMINHAR' || acao.tipo === 'ATRIBUIR'
  if (posse && ticket.encerrado) return `${frase} (hoje não: o ticket terminou)`
  if (acao.quem === 'RESPONSAVEL' && !ticket.temResponsavel) return `${frase} (hoje não há)`
  return frase
}

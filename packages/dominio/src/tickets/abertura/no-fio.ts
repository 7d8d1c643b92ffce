import { MENSAGENS } from '../../mensagens.ts'
import type { AberturaNoFio, DadosDaAbertura } from './contratos.ts'

type Campos = Record<string, string>
type Id = number | null | undefined

/** Each short name with where the state of ENT-01 says the same. */
const POR_EXTENSO = {
  idTipo: 'tipo.id',
  idCli: 'cliente.id',
  idFil: 'filial.idFil',
  transportadora_id: 'transportadora.id',
} as const
type NomeCurto = keyof typeof POR_EXTENSO

const porExtenso = ({ tipo, cliente, filial, transportadora }: AberturaNoFio): Record<NomeCurto, Id> => ({
  idTipo: typeof tipo === 'object' ? tipo?.id : null,
  idCli: cliente?.id,
  idFil: filial?.idFil,
  transportadora_id: transportadora?.id,
})

/** ENT-01, ENT-03, API-02 What was sent, by whichever of its names, in the one form that the rules know; names that disagree are refused. */
export function lerAbertura(enviado: AberturaNoFio): { dados: DadosDaAbertura; campos: Campos } {
  const campos: Campos = {}
  const longos = porExtenso(enviado)
  const idDe = (nome: NomeCurto): number | null => {
    const [curto, longo] = [enviado[nome] ?? null, longos[nome] ?? null]
    if (curto !== null && longo !== null && curto !== longo) campos[POR_EXTENSO[nome]] = MENSAGENS.invalido
    return curto ?? longo
  }
  const idTipo = idDe('idTipo')
  if (idTipo === null) campos.idTipo = MENSAGENS.obrigatorio
  const transportadora_id = idDe('transportadora_id')
  const {
    tipo: _tipo,
    menu: _menu,
    cliente: _cliente,
    filial: _filial,
    transportadora: _transportadora,
    arquivos: _arquivos,
    todosArquivos: _todosArquivos,
    representante_id,
    ...resto
  } = enviado
  const { responsavel_prorrogacao: responsavel, responsavel_prorrogacao_id } = enviado
  const doResponsavel = { TRANSPORTADORA: transportadora_id, REPRESENTANTE: representante_id ?? null }
  const escolhido = responsavel ? doResponsavel[responsavel] : null
  if (
    responsavel === 'REPRESENTANTE' &&
    escolhido !== null &&
    escolhido !== (responsavel_prorrogacao_id ?? escolhido)
  )
    campos.representante_id = MENSAGENS.invalido
  const dados = {
    ...resto,
    idTipo: idTipo ?? 0,
    idCli: idDe('idCli'),
    idFil: idDe('idFil'),
    transportadora_id,
    responsavel_prorrogacao_id: responsavel_prorrogacao_id ?? escolhido,
    motivo1: motivoDe(enviado.motivo1),
    motivo2: motivoDe(enviado.motivo2),
    motivo3: motivoDe(enviado.motivo3),
    motivo4: motivoDe(enviado.motivo4),
    motivo5: motivoDe(enviado.motivo5),
    itensAvulsos: enviado.itensAvulsos.map((item) =>
      'produto_id' in item ? item : { produto_id: item.id, descricao: item.display },
    ),
    notas: enviado.notas.map((nota) => ('id' in nota ? { id: nota.id } : { numNf: nota.numNf })),
  }
  return { dados, campos }
}

const motivoDe = (motivo: AberturaNoFio['motivo1']) => (typeof motivo === 'number' ? { id: motivo } : motivo)

/** Refusals speak of fields by the names in which they were sent. */
export function camposComoEnviados(campos: Campos, enviado: AberturaNoFio): Campos {
  const longos = porExtenso(enviado)
  const nomeDe = (campo: string): string => {
    if (campo in POR_EXTENSO) {
      const nome = campo as NomeCurto
      return (enviado[nome] ?? null) === null && longos[nome] ? POR_EXTENSO[nome] : campo
    }
    const [lista, posicao, parte] = campo.split('.')
    if (lista === 'notas' && parte === 'id' && 'numNf' in (enviado.notas[Number(posicao)] ?? {}))
      return `notas.${posicao}.numNf`
    if (
      lista === 'itensAvulsos' &&
      parte === 'produto_id' &&
      'id' in (enviado.itensAvulsos[Number(posicao)] ?? {})
    )
      return `itensAvulsos.${posicao}.id`
    return campo
  }
  return Object.fromEntries(Object.entries(campos).map(([campo, mensagem]) => [nomeDe(campo), mensagem]))
}

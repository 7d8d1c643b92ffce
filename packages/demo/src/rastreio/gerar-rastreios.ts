import { hojeEm, somarDias } from '@balcao/dominio/formatos/datas'
import type { TipoDeRastreio } from '@balcao/dominio/rastreio/tipos'
import { gerarNome } from '../acesso/gerar-colaboradores.ts'
import { noDia } from '../dias-uteis.ts'
import type { NegocioDemo } from '../filiais/filiais.ts'
import type { NotaGerada } from '../notas/gerar-notas.ts'
import type { PedidoGerado } from '../pedidos/gerar-pedidos.ts'
import { criarSorteio, type Sorteio } from '../sorteio.ts'
import { OCORRENCIAS } from './entregas.ts'

export type RastreioGerado = { nota: string; tipo: TipoDeRastreio; codigo: string }
export type OcorrenciaGerada = {
  codigoRastreio: string
  codigo: string
  ocorridaEm: Date
  descricao: string
  local: string | null
  recebedor: string | null
  entregue: boolean
}

const DIAS_RASTREADOS = 120
const PESO_DOS_CORREIOS = 30
const OITO_HORAS = 8 * 60
const EXPEDIENTE = 9 * 60
const DA_VITRINE: readonly TipoDeRastreio[] = ['PROPRIO', 'SSW', 'CORREIOS']

type Fontes = {
  agora: Date
  notas: readonly NotaGerada[]
  pedidos: readonly PedidoGerado[]
  vitrine: string | null
}

/** DOC-04 How the deliveries of the last months are followed, and what the own fleet told of its own. */
export function gerarRastreios(
  negocio: NegocioDemo,
  { agora, notas, pedidos, vitrine }: Fontes,
): { rastreios: RastreioGerado[]; ocorrencias: OcorrenciaGerada[] } {
  const sorteio = criarSorteio(`${negocio}/rastreios`)
  const desde = somarDias(hojeEm(agora), -DIAS_RASTREADOS)
  const statusDa = new Map(
    pedidos.flatMap(({ notas: chaves, status }) => chaves.map((chave) => [chave, status])),
  )
  const recentes = notas.filter(({ dataSaida }) => dataSaida >= desde)
  const daVitrine = recentes
    .filter(({ destinatario }) => destinatario.documento === vitrine)
    .toSorted((a, b) => (a.emitidaEm < b.emitidaEm ? 1 : -1))
  const acompanhadas = recentes.map((nota) => {
    const posicao = daVitrine.indexOf(nota)
    const tipo = posicao === -1 ? tipoDe(nota) : (DA_VITRINE[posicao % DA_VITRINE.length] as TipoDeRastreio)
    return { nota, rastreio: { nota: nota.chave, tipo, codigo: codigoDe(nota, tipo, sorteio) } }
  })
  return {
    rastreios: acompanhadas.map(({ rastreio }) => rastreio),
    ocorrencias: acompanhadas
      .filter(({ rastreio }) => rastreio.tipo === 'PROPRIO')
      .flatMap(({ nota, rastreio }) =>
        contarEntrega(nota, rastreio.codigo, statusDa.get(nota.chave), agora, sorteio),
      ),
  }
}

/** The own fleet goes around town, the post takes small parcels, carriers the rest. */
function tipoDe({ emitente, destinatario, volume }: NotaGerada): TipoDeRastreio {
  if (emitente.cidade === destinatario.cidade) return 'PROPRIO'
  return Number(volume.pesoBruto) <= PESO_DOS_CORREIOS ? 'CORREIOS' : 'SSW'
}

function codigoDe(
  { chave, filial, numero, serie }: NotaGerada,
  tipo: TipoDeRastreio,
  sorteio: Sorteio,
): string {
  if (tipo === 'SSW') return chave
  if (tipo === 'PROPRIO') return `FP${filial + 1}${serie}${String(numero).padStart(6, '0')}`
  const digitos = sorteio.digitos(8)
  return `${sorteio.um(['AA', 'OV', 'QB', 'TJ'])}${digitos}${digitoDoObjeto(digitos)}BR`
}

/** UPU S10: its own weights, and the two remainders that have no digit. */
function digitoDoObjeto(digitos: string): string {
  const pesos = [8, 6, 4, 2, 3, 5, 9, 7]
  const resto = [...digitos].reduce((soma, digito, i) => soma + Number(digito) * (pesos[i] ?? 0), 0) % 11
  return String(resto === 0 ? 5 : resto === 1 ? 0 : 11 - resto)
}

function contarEntrega(
  nota: NotaGerada,
  codigoRastreio: string,
  status: string | undefined,
  agora: Date,
  sorteio: Sorteio,
): OcorrenciaGerada[] {
  const { emitente, destinatario, dataSaida } = nota
  const emitidaEm = new Date(nota.emitidaEm)
  const minutos = [
    sorteio.inteiro(0, EXPEDIENTE),
    sorteio.inteiro(0, EXPEDIENTE),
    sorteio.inteiro(1, 3),
  ] as const
  const recebedor = gerarNome(sorteio)
  const comum = { codigoRastreio, recebedor: null, entregue: false }
  const saida = noDia(somarDias(dataSaida, 1), OITO_HORAS - 60 + Math.floor(minutos[0] / 9))
  const entrega = noDia(somarDias(dataSaida, minutos[2]), OITO_HORAS + 60 + minutos[1])
  const emitida = { ...comum, ...OCORRENCIAS.EMITIDA, ocorridaEm: emitidaEm, local: emitente.cidade }
  const saiu = { ...comum, ...OCORRENCIAS.SAIU, ocorridaEm: saida, local: emitente.cidade }
  const emRota = {
    ...comum,
    ...OCORRENCIAS.ROTA,
    ocorridaEm: new Date((saida.getTime() + entrega.getTime()) / 2),
    local: destinatario.cidade,
  }
  const entregue = {
    ...comum,
    ...OCORRENCIAS.ENTREGUE,
    ocorridaEm: entrega,
    local: destinatario.cidade,
    recebedor,
    entregue: true,
  }
  const historia =
    status === 'ENTREGUE'
      ? [emitida, saiu, emRota, entregue]
      : status === 'TRANSPORTE'
        ? [emitida, saiu, emRota]
        : [emitida]
  return historia.filter(({ ocorridaEm }) => ocorridaEm <= agora)
}

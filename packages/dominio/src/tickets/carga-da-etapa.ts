import type { CodigoErro } from '../erros.ts'
import { type Etapa, type Exigencia, exigenciaDaEtapa } from './etapas.ts'
import { type CampoDoRequisito, REQUISITOS } from './requisitos/catalogo.ts'

type CampoDaCarga = CampoDoRequisito | 'condicional' | 'arquivos'

const NAO_PEDIDO = 'Esta etapa não pede esta informação.'

type ProblemaDaCarga = { codigo: CodigoErro; exige?: Exigencia; campos?: Record<string, string> }

/** TIC-10, TIC-11 What came must be what the step asks for: nothing missing, and nothing that would be ignored. */
export function problemaDaCarga(etapa: Etapa, enviados: readonly CampoDaCarga[]): ProblemaDaCarga | null {
  const pedidos = new Set(camposPedidos(etapa))
  const sobrando = enviados.filter((campo) => !pedidos.has(campo))
  if (sobrando.length > 0)
    return {
      codigo: 'CAMPOS_INVALIDOS',
      campos: Object.fromEntries(sobrando.map((campo) => [campo, NAO_PEDIDO])),
    }
  const exige = exigenciaDaEtapa(etapa)
  if (!exige || camposDa(exige).some((campo) => enviados.includes(campo))) return null
  return {
    codigo: exige === 'ETAPA_CONDICIONAL' ? 'ESCOLHA_DA_ETAPA_OBRIGATORIA' : 'REQUISITO_DA_ETAPA',
    exige,
  }
}

function camposPedidos({ requisito, condicionais }: Etapa): CampoDaCarga[] {
  const escolhe = condicionais.some(({ condicao }) => condicao === 'ESCOLHA')
  return [...(requisito ? camposDa(requisito) : []), ...(escolhe ? camposDa('ETAPA_CONDICIONAL') : [])]
}

function camposDa(exigencia: Exigencia): CampoDaCarga[] {
  if (exigencia === 'ETAPA_CONDICIONAL') return ['condicional']
  const { campo, comArquivo }: { campo: CampoDoRequisito; comArquivo?: true } = REQUISITOS[exigencia]
  return comArquivo ? [campo, 'arquivos'] : [campo]
}

import { emDias } from '@balcao/dominio/formatos/contagem'
import { CAMPOS_DO_OBJETIVO, type ObjetivoDaLista } from '@balcao/dominio/objetivos/campos'
import { ESCOPOS_DO_OBJETIVO, TIPOS_DE_OBJETIVO } from '@balcao/dominio/objetivos/especies'
import { SITUACOES_DO_OBJETIVO } from '@balcao/dominio/objetivos/progresso'
import { formatoDeDinheiro } from '../../platform/dinheiro.ts'
import { colunasDosCampos } from '../../platform/listas/colunas-dos-campos.tsx'
import type { Contexto } from '../../platform/listas/contexto.ts'
import type { Coluna } from '../../ui/listas/coluna.ts'
import { DuasLinhas } from '../../ui/listas/duas-linhas.tsx'
import { Etiqueta } from '../../ui/listas/etiqueta.tsx'
import {
  dizerPercentual,
  formatoDoObjetivo,
  nomeDoObjetivo,
  oQueFalta,
  TOM_DA_SITUACAO,
} from './valor-do-objetivo.ts'

export const colunasDosObjetivos = (contexto: Contexto): Coluna<ObjetivoDaLista>[] => {
  const dinheiro = formatoDeDinheiro(contexto.parametrosDa, null)
  const dizer = formatoDoObjetivo((valor) => dinheiro(valor))
  return colunasDosCampos(CAMPOS_DO_OBJETIVO, contexto, {
    alvo: {
      celulaDoCartao: ({ alvo }) => alvo,
      celula: ({ alvo, escopo }) => <DuasLinhas principal={alvo} detalhe={ESCOPOS_DO_OBJETIVO[escopo]} />,
    },
    tipo: {
      celulaDoCartao: nomeDoObjetivo,
      celula: ({ tipo, marca }) => <DuasLinhas principal={TIPOS_DE_OBJETIVO[tipo]} detalhe={marca || null} />,
    },
    situacao: {
      celula: ({ situacao }) => (
        <Etiqueta tom={TOM_DA_SITUACAO[situacao]}>{SITUACOES_DO_OBJETIVO[situacao]}</Etiqueta>
      ),
    },
    meta: {
      celulaDoCartao: ({ tipo, meta }) => `Meta: ${dizer(tipo, meta)}`,
      celula: ({ tipo, meta }) => dizer(tipo, meta),
    },
    alcancado: {
      celulaDoCartao: ({ tipo, alcancado, percentual }) =>
        `${dizer(tipo, alcancado)} (${dizerPercentual(percentual)})`,
      celula: ({ tipo, alcancado, percentual }) => (
        <DuasLinhas principal={dizer(tipo, alcancado)} detalhe={`${dizerPercentual(percentual)} da meta`} />
      ),
    },
    necessidade: {
      celulaDoCartao: (objetivo) => oQueFalta(objetivo, dizer),
      celula: ({ tipo, necessidade, falta, restantes }) =>
        falta === 0 || necessidade === null ? (
          '–'
        ) : (
          <DuasLinhas principal={dizer(tipo, necessidade)} detalhe={emDias(restantes)} />
        ),
    },
    projecao: { celula: ({ tipo, projecao }) => dizer(tipo, projecao) },
    posicao: { celula: ({ posicao, concorrentes }) => `${posicao}º de ${concorrentes}` },
  })
}

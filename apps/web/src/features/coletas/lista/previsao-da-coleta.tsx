import type { ColetaDaLista } from '@balcao/dominio/coletas/campos'
import { formatarData } from '@balcao/dominio/formatos/datas'
import { DuasLinhas } from '../../../ui/listas/duas-linhas.tsx'
import { useDiaAtual } from '../../../ui/retorno/use-dia-atual.ts'
import estilos from './previsao-da-coleta.module.css'

/** COL-01 The day foreseen; of what is still to be fetched, also whether that day has come or gone. */
export function PrevisaoDaColeta({ dtPrevista, situacao }: Pick<ColetaDaLista, 'dtPrevista' | 'situacao'>) {
  const hoje = useDiaAtual()
  if (!dtPrevista) return 'Sem data'
  const dia = formatarData(dtPrevista)
  if (situacao !== 'GERADA' || dtPrevista > hoje) return dia
  const passou = dtPrevista < hoje
  return (
    <DuasLinhas
      principal={<span className={passou ? estilos.atrasada : undefined}>{dia}</span>}
      titulo={dia}
      detalhe={passou ? 'atrasada' : 'hoje'}
    />
  )
}

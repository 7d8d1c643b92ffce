import { CAMPOS_DA_COLETA, type ColetaDaLista } from '@balcao/dominio/coletas/campos'
import { numeroDaColeta, TIPOS_DE_RESPONSAVEL } from '@balcao/dominio/coletas/situacoes'
import { plural } from '@balcao/dominio/formatos/contagem'
import { formatarData } from '@balcao/dominio/formatos/datas'
import { colunasDosCampos } from '../../../platform/listas/colunas-dos-campos.tsx'
import type { Contexto } from '../../../platform/listas/contexto.ts'
import { DuasLinhas } from '../../../ui/listas/duas-linhas.tsx'
import { useDiaAtual } from '../../../ui/retorno/use-dia-atual.ts'
import { EtiquetaDaColeta } from '../situacao-da-coleta.tsx'
import estilos from './previsao-da-coleta.module.css'

export const colunasDeColetas = (contexto: Contexto) =>
  colunasDosCampos(CAMPOS_DA_COLETA, contexto, {
    id: {
      ordenavel: 'dtGeracao',
      celula: ({ id, dtGeracao }) => (
        <DuasLinhas principal={numeroDaColeta(id)} detalhe={formatarData(dtGeracao)} />
      ),
    },
    situacao: { celula: ({ situacao }) => <EtiquetaDaColeta situacao={situacao} /> },
    responsavel: {
      celula: ({ responsavel }) => (
        <DuasLinhas principal={responsavel.nome} detalhe={TIPOS_DE_RESPONSAVEL[responsavel.tipo]} />
      ),
    },
    cidade: {
      celula: ({ lugar, filial }) => (
        <DuasLinhas principal={`${lugar.cidade}/${lugar.uf}`} detalhe={`para ${filial.nome}`} />
      ),
    },
    clientes: {
      celula: ({ clientes, qtdeTickets, qtdeConfirmados, situacao }) => (
        <DuasLinhas
          principal={clientes.join(', ')}
          detalhe={
            situacao === 'GERADA' && qtdeConfirmados > 0
              ? `${qtdeConfirmados} de ${plural(qtdeTickets, 'ticket coletado', 'tickets coletados')}`
              : plural(qtdeTickets, 'ticket', 'tickets')
          }
        />
      ),
    },
    dtPrevista: { celula: (coleta) => <PrevisaoDaColeta {...coleta} /> },
  })

/** COL-01 The day foreseen; of what is still to be fetched, also whether that day has come or gone. */
function PrevisaoDaColeta({ dtPrevista, situacao }: Pick<ColetaDaLista, 'dtPrevista' | 'situacao'>) {
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

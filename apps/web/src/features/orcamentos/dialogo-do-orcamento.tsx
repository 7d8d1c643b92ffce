import { formatarData } from '@balcao/dominio/formatos/datas'
import { obterOrcamento } from '@balcao/dominio/orcamentos/contratos'
import type { ReactNode } from 'react'
import { ConteudoDoDocumento } from '../../documento-comercial/conteudo-do-documento.tsx'
import { useConsulta } from '../../platform/consultas.ts'
import { AreaDaConsulta } from '../../platform/ficha/area-da-consulta.tsx'
import { FilialDaCoisa } from '../../platform/parametros.ts'
import { DialogoDaFicha } from '../../ui/ficha/dialogo-da-ficha.tsx'
import { AcoesDoOrcamento } from './acoes-do-orcamento.tsx'
import { type Orcamento, useCamposDoOrcamento } from './campos-do-orcamento.tsx'

type DialogoDoOrcamentoProps = {
  /** Null is closed. */
  idOrcamento: number | null
  aoFechar: () => void
  /** Attendances belong to another feature; absent where the person may not register one. */
  aoAtender?: ((idOrcamento: number) => void) | undefined
  /** FRE-01 So does freight: what is asked of an open quote besides. */
  frete?: ((orcamento: { id: number }) => ReactNode) | undefined
}

/** CLI-07, ERR-07 One quote, to read; what keeps it from coming is said inside. */
export function DialogoDoOrcamento({ idOrcamento, aoFechar, ...resto }: DialogoDoOrcamentoProps) {
  return (
    <DialogoDaFicha aberto={idOrcamento !== null} titulo="Orçamento" aoFechar={aoFechar}>
      {idOrcamento !== null && <Aberto idOrcamento={idOrcamento} {...resto} />}
    </DialogoDaFicha>
  )
}

type AbertoProps = Pick<DialogoDoOrcamentoProps, 'aoAtender' | 'frete'> & { idOrcamento: number }

function Aberto({ idOrcamento, aoAtender, frete }: AbertoProps) {
  const consulta = useConsulta(obterOrcamento, { params: { id: idOrcamento } }, { mostradoNaArea: true })
  return (
    <AreaDaConsulta consulta={consulta}>
      {(orcamento) => (
        <FilialDaCoisa value={orcamento.filial.id}>
          <Conteudo orcamento={orcamento} />
          <AcoesDoOrcamento orcamento={orcamento} aoAtender={aoAtender} frete={frete} />
        </FilialDaCoisa>
      )}
    </AreaDaConsulta>
  )
}

function Conteudo({ orcamento }: { orcamento: Orcamento }) {
  const proprios = useCamposDoOrcamento(orcamento)
  return (
    <ConteudoDoDocumento
      documento={orcamento}
      proprios={[
        { nome: 'Validade', valor: formatarData(orcamento.dtVal) },
        ...proprios.destino,
        { nome: 'Emitente', valor: orcamento.emitente.desc },
        { nome: 'Grupo', valor: orcamento.grupo },
        ...proprios.link,
      ]}
    />
  )
}

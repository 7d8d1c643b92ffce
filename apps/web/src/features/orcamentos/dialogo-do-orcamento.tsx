import type { RespostaDe } from '@balcao/dominio/contrato'
import { formatarData, formatarDataHora } from '@balcao/dominio/formatos/datas'
import { obterOrcamento } from '@balcao/dominio/orcamentos/contratos'
import { labelDoStatus } from '@balcao/dominio/pedidos/status'
import { Anchor } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { ConteudoDoDocumento } from '../../documentos/conteudo-do-documento.tsx'
import { useConsulta } from '../../platform/consultas.ts'
import { AreaDaConsulta } from '../../platform/ficha/area-da-consulta.tsx'
import { FilialDaCoisa, useParametro } from '../../platform/parametros.ts'
import { useSessao } from '../../platform/sessao.tsx'
import { DialogoDaFicha } from '../../ui/ficha/dialogo-da-ficha.tsx'
import { AcoesDoOrcamento } from './acoes-do-orcamento.tsx'

type Orcamento = RespostaDe<typeof obterOrcamento>

type DialogoDoOrcamentoProps = {
  /** Null is closed. */
  idOrcamento: number | null
  aoFechar: () => void
  /** Attendances belong to another feature; absent where the person may not register one. */
  aoAtender?: ((idOrcamento: number) => void) | undefined
}

/** CLI-07, ERR-07 One quote, to read; what keeps it from coming is said inside. */
export function DialogoDoOrcamento({ idOrcamento, aoFechar, aoAtender }: DialogoDoOrcamentoProps) {
  return (
    <DialogoDaFicha aberto={idOrcamento !== null} titulo="Orçamento" aoFechar={aoFechar}>
      {idOrcamento !== null && <Aberto idOrcamento={idOrcamento} aoAtender={aoAtender} />}
    </DialogoDaFicha>
  )
}

type AbertoProps = Pick<DialogoDoOrcamentoProps, 'aoAtender'> & { idOrcamento: number }

function Aberto({ idOrcamento, aoAtender }: AbertoProps) {
  const consulta = useConsulta(obterOrcamento, { params: { id: idOrcamento } }, { mostradoNaArea: true })
  return (
    <AreaDaConsulta consulta={consulta}>
      {(orcamento) => (
        <FilialDaCoisa value={orcamento.filial.id}>
          <Conteudo orcamento={orcamento} />
          <AcoesDoOrcamento orcamento={orcamento} aoAtender={aoAtender} />
        </FilialDaCoisa>
      )}
    </AreaDaConsulta>
  )
}

function Conteudo({ orcamento }: { orcamento: Orcamento }) {
  const { dtVal, grupo, emitente, motivoPerda, idPedido, aceite } = orcamento
  const { linkPagamento, linkPagamentoStatus } = orcamento
  const nomes = useParametro('descricaoStatusPedido')
  return (
    <ConteudoDoDocumento
      documento={orcamento}
      proprios={[
        { nome: 'Validade', valor: formatarData(dtVal) },
        { nome: 'Motivo da perda', valor: motivoPerda },
        {
          nome: 'Aceito pelo cliente',
          valor: aceite && `${formatarDataHora(aceite.em)}, por ${aceite.por}`,
        },
        { nome: 'Pedido gerado', valor: idPedido !== null && <LinkDoPedido id={idPedido} /> },
        { nome: 'Emitente', valor: emitente.desc },
        { nome: 'Grupo', valor: grupo },
        {
          nome: 'Link de pagamento',
          valor: linkPagamentoStatus && labelDoStatus(linkPagamentoStatus, nomes),
        },
        { nome: 'Link válido até', valor: linkPagamento && formatarDataHora(linkPagamento.validade) },
      ]}
    />
  )
}

function LinkDoPedido({ id }: { id: number }) {
  if (!useSessao().pode('PEDIDO_VER')) return id
  return (
    <Anchor
      renderRoot={(props) => <Link to="/pedidos/$idPedido" params={{ idPedido: String(id) }} {...props} />}
    >
      {id}
    </Anchor>
  )
}

import type { RespostaDe } from '@balcao/dominio/contrato'
import { formatarData, formatarDataHora } from '@balcao/dominio/formatos/datas'
import { obterOrcamento } from '@balcao/dominio/orcamentos/contratos'
import { STATUS_POR_DECIDIR } from '@balcao/dominio/orcamentos/por-decidir'
import { labelDoStatus } from '@balcao/dominio/pedidos/status'
import { Anchor, Button } from '@mantine/core'
import { IconHeadset } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { ConteudoDoDocumento } from '../../documentos/conteudo-do-documento.tsx'
import { useConsulta } from '../../platform/consultas.ts'
import { AreaDaConsulta } from '../../platform/ficha/area-da-consulta.tsx'
import { FilialDaCoisa, useParametro } from '../../platform/parametros.ts'
import { useSessao } from '../../platform/sessao.tsx'
import { DialogoDaFicha, PeDaFicha } from '../../ui/ficha/dialogo-da-ficha.tsx'

type Orcamento = RespostaDe<typeof obterOrcamento>

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
          {STATUS_POR_DECIDIR.includes(orcamento.status.chave) && (
            <PeDaFicha>
              {frete?.(orcamento)}
              {aoAtender && (
                <Button
                  data-principal
                  leftSection={<IconHeadset size={16} aria-hidden />}
                  onClick={() => aoAtender(orcamento.id)}
                >
                  Registrar atendimento
                </Button>
              )}
            </PeDaFicha>
          )}
        </FilialDaCoisa>
      )}
    </AreaDaConsulta>
  )
}

function Conteudo({ orcamento }: { orcamento: Orcamento }) {
  const { dtVal, grupo, emitente, motivoPerda, idPedido } = orcamento
  const { linkPagamento, linkPagamentoStatus } = orcamento
  const nomes = useParametro('descricaoStatusPedido')
  return (
    <ConteudoDoDocumento
      documento={orcamento}
      proprios={[
        { nome: 'Validade', valor: formatarData(dtVal) },
        { nome: 'Motivo da perda', valor: motivoPerda },
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

import type { VidaDoPedido } from '@balcao/dominio/pedidos/vida-contratos'
import { MAXIMO_DO_MOTIVO, obterVidaDoPedido } from '@balcao/dominio/pedidos/vida-contratos'
import { FormularioDoMotivo } from '../../../platform/acao/formulario-do-motivo.tsx'
import { JanelaDaAcao, type JanelaUnica, useJanelaUnica } from '../../../platform/acao/janela-da-acao.tsx'
import { useAlvo } from '../../../platform/acao/use-alvo.ts'
import type { AcaoComMotivo } from './acao-do-pedido.ts'

type AcaoComMotivoProps = {
  vida: Pick<VidaDoPedido, 'id' | 'versao'>
  acao: AcaoComMotivo
  aoFechar: () => void
}

/** VEN-01 What is done to an order by whoever says why. */
export function JanelaComMotivo({ vida, acao, aoFechar }: AcaoComMotivoProps) {
  const janela = useJanelaUnica(acao.titulo, aoFechar)
  return (
    <JanelaDaAcao aberta janela={janela}>
      <Formulario vida={vida} acao={acao} janela={janela} />
    </JanelaDaAcao>
  )
}

type FormularioProps = Omit<AcaoComMotivoProps, 'aoFechar'> & { janela: JanelaUnica }

function Formulario({ vida, acao, janela }: FormularioProps) {
  const { contrato, params, segue, feito, botoes } = acao
  const alvo = useAlvo(obterVidaDoPedido, { id: vida.id }, vida.versao, { params, mudou: 'PEDIDO_MUDOU' })
  return (
    <FormularioDoMotivo
      {...{ contrato, alvo, janela, botoes, segue, feito }}
      maximo={MAXIMO_DO_MOTIVO}
      tituloDoConflito="Este pedido mudou enquanto você decidia"
      quemLe="Fica no histórico do pedido; quem vendeu lê, o cliente, não."
    />
  )
}

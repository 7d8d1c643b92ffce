import type { VidaDoPedido } from '@balcao/dominio/pedidos/vida-contratos'
import { MAXIMO_DO_MOTIVO, obterVidaDoPedido } from '@balcao/dominio/pedidos/vida-contratos'
import { Text, Textarea } from '@mantine/core'
import * as z from 'zod/mini'
import { FormularioDaAcao } from '../../../platform/acao/formulario-da-acao.tsx'
import { JanelaDaAcao, type JanelaUnica, useJanelaUnica } from '../../../platform/acao/janela-da-acao.tsx'
import { useFormularioDaAcao } from '../../../platform/acao/use-formulario-da-acao.ts'
import { useLeitura } from '../../../platform/consultas.ts'
import { useReler } from '../../../platform/releitura.ts'
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
  const ler = useLeitura(obterVidaDoPedido)
  const reler = useReler(contrato)
  const formulario = useFormularioDaAcao(contrato, {
    esquema: z.object({ motivo: contrato.corpo.shape.motivo }),
    valores: { motivo: '' },
    alvo: {
      params,
      versao: vida.versao,
      mudou: 'PEDIDO_MUDOU',
      recarregar: () =>
        ler({ params: { id: vida.id } }).then(
          ({ versao }) => versao,
          () => undefined,
        ),
    },
    mensagem: feito,
    // Somebody was faster: what is behind the form shows how it stands now.
    aoFalhar: () => void reler(),
    aoConcluir: janela.fechar,
  })
  const { register, formState } = formulario.form
  return (
    <FormularioDaAcao
      acao={formulario}
      janela={janela}
      botoes={botoes}
      tituloDoConflito="Este pedido mudou enquanto você decidia"
      contexto={<Text c="dimmed">{segue}</Text>}
    >
      <Textarea
        label="Motivo"
        description="Fica no histórico do pedido; quem vendeu lê, o cliente, não."
        required
        data-autofocus
        rows={3}
        maxLength={MAXIMO_DO_MOTIVO}
        error={formState.errors.motivo?.message}
        {...register('motivo')}
      />
    </FormularioDaAcao>
  )
}

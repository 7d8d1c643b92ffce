import {
  desfazerTroca,
  gerarPedidoDaTroca,
  obterTroca,
  pedirTroca,
  type Troca,
} from '@balcao/dominio/trocas/contratos'
import { Button, Text, Textarea } from '@mantine/core'
import { useState } from 'react'
import * as z from 'zod/mini'
import { FormularioDaAcao } from '../../../platform/acao/formulario-da-acao.tsx'
import { FormularioDoMotivo } from '../../../platform/acao/formulario-do-motivo.tsx'
import { JanelaDaAcao, type JanelaUnica, useJanelaUnica } from '../../../platform/acao/janela-da-acao.tsx'
import { useAlvo } from '../../../platform/acao/use-alvo.ts'
import { useFormularioDaAcao } from '../../../platform/acao/use-formulario-da-acao.ts'
import { Botoes } from '../../../ui/campos/botoes.tsx'

type Modo = 'pedir' | 'pedido' | 'desfazer'
const TITULOS: Record<Modo, string> = {
  pedir: 'Pedir aprovação',
  pedido: 'Gerar pedido',
  desfazer: 'Desfazer troca',
}
const LINHAS = 3

/** GES-04 What whoever reads may do with it now; where nothing is, why the next step waits. */
export function AcoesDaTroca({ troca }: { troca: Troca }) {
  const [modo, setModo] = useState<Modo | null>(null)
  const { pedir, pedido, desfazer } = troca.impedimentos
  const espera = proximoPasso(troca)
  return (
    <>
      {espera && (
        <Text c="dimmed" size="sm">
          {espera}
        </Text>
      )}
      <Botoes>
        {pedir === null && (
          <Button variant={pedido === null ? 'light' : 'filled'} onClick={() => setModo('pedir')}>
            {troca.situacao === 'RASCUNHO' ? 'Pedir aprovação' : 'Pedir aprovação de novo'}
          </Button>
        )}
        {pedido === null && <Button onClick={() => setModo('pedido')}>Gerar pedido</Button>}
        {desfazer === null && (
          <Button variant="light" color="red" onClick={() => setModo('desfazer')}>
            Desfazer troca
          </Button>
        )}
      </Botoes>
      {modo && <Janela troca={troca} modo={modo} aoFechar={() => setModo(null)} />}
    </>
  )
}

/** Of what is asked next, why it is not to be had. */
function proximoPasso({ situacao, impedimentos }: Troca): string | null {
  if (situacao === 'RASCUNHO' || situacao === 'NEGADA') return impedimentos.pedir
  return situacao === 'AUTORIZADA' ? impedimentos.pedido : null
}

function Janela({ troca, modo, aoFechar }: { troca: Troca; modo: Modo; aoFechar: () => void }) {
  const janela = useJanelaUnica(TITULOS[modo], aoFechar)
  const Formulario = { pedir: Pedir, pedido: GerarPedido, desfazer: Desfazer }[modo]
  return (
    <JanelaDaAcao aberta janela={janela}>
      <Formulario troca={troca} janela={janela} />
    </JanelaDaAcao>
  )
}

type FormularioProps = { troca: Troca; janela: JanelaUnica }

const useAlvoDaTroca = ({ id, versao }: Troca) => useAlvo(obterTroca, { idTroca: id }, versao)

const esquemaDoPedir = z.object({ justificativa: pedirTroca.corpo.shape.justificativa })

function Pedir({ troca, janela }: FormularioProps) {
  const acao = useFormularioDaAcao(pedirTroca, {
    esquema: esquemaDoPedir,
    valores: { justificativa: troca.justificativa },
    alvo: useAlvoDaTroca(troca),
    aoConcluir: janela.fechar,
  })
  return (
    <FormularioDaAcao
      acao={acao}
      janela={janela}
      botoes={{ enviar: 'Pedir', fechar: 'Cancelar' }}
      contexto={
        <Text c="dimmed">
          Quem pode aprovar vê o que volta, o que vai no lugar e a diferença, como estão agora.
        </Text>
      }
    >
      <Textarea
        label="Por que trocar"
        description="Quem pode aprovar lê; o cliente, não."
        required
        data-autofocus
        rows={LINHAS}
        error={acao.form.formState.errors.justificativa?.message}
        {...acao.form.register('justificativa')}
      />
    </FormularioDaAcao>
  )
}

const esquemaVazio = z.object({})

function GerarPedido({ troca, janela }: FormularioProps) {
  const acao = useFormularioDaAcao(gerarPedidoDaTroca, {
    esquema: esquemaVazio,
    valores: {},
    alvo: useAlvoDaTroca(troca),
    aoConcluir: janela.fechar,
  })
  return (
    <FormularioDaAcao acao={acao} janela={janela} botoes={{ enviar: 'Gerar pedido', fechar: 'Cancelar' }}>
      <Text>O pedido sai inteiro e pelo valor aprovado, ou não sai.</Text>
    </FormularioDaAcao>
  )
}

function Desfazer({ troca, janela }: FormularioProps) {
  return (
    <FormularioDoMotivo
      contrato={desfazerTroca}
      alvo={useAlvoDaTroca(troca)}
      janela={janela}
      botoes={{ enviar: 'Desfazer', fechar: 'Cancelar' }}
      segue="O pedido é cancelado, a coleta também, e o ticket termina sem concluir."
      quemLe="Só a equipe lê."
    />
  )
}

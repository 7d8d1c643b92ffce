import { pedirAprovacaoDoOrcamento } from '@balcao/dominio/orcamentos/aprovacao-contratos'
import { Alert, Stack, Textarea } from '@mantine/core'
import { useState } from 'react'
import type { JanelaUnica } from '../../../../platform/acao/janela-da-acao.tsx'
import { useAcao } from '../../../../platform/consultas.ts'
import { BotaoBase } from '../../../../ui/campos/botao-base.tsx'
import { Botoes } from '../../../../ui/campos/botoes.tsx'
import { avisarSucesso } from '../../../../ui/retorno/toasts.ts'
import { useEditor } from '../contexto.ts'
import { type DialogoProps, JanelaDoOrcamento } from './formulario-do-orcamento.tsx'

/** VEN-02 Whoever may approve is told. */
export function PedirAprovacao(props: DialogoProps) {
  return (
    <JanelaDoOrcamento {...props} titulo="Pedir aprovação">
      {(janela) => <Formulario janela={janela} />}
    </JanelaDoOrcamento>
  )
}

function Formulario({ janela }: { janela: JanelaUnica }) {
  const { editor } = useEditor()
  const [mensagem, setMensagem] = useState('')
  const acao = useAcao(pedirAprovacaoDoOrcamento, {
    aoConcluir({ message }) {
      avisarSucesso(message)
      janela.fechar()
    },
  })
  return (
    <form
      noValidate
      aria-label="Pedir aprovação"
      onSubmit={(evento) => {
        evento.preventDefault()
        acao.mutate({ params: { id: editor.ler().edicao.id }, corpo: { mensagem } })
      }}
    >
      <Stack gap="sm">
        {acao.error && (
          <Alert color="red" role="alert">
            {acao.error.message}
          </Alert>
        )}
        <Textarea
          label="Mensagem"
          description="Vai a quem pode aprovar; o cliente não a lê."
          autosize
          minRows={2}
          maxRows={6}
          maxLength={500}
          data-autofocus
          value={mensagem}
          onChange={({ currentTarget }) => setMensagem(currentTarget.value)}
        />
        <Botoes>
          <BotaoBase type="submit" habilitado falta="" carregando={acao.isPending}>
            Pedir aprovação
          </BotaoBase>
        </Botoes>
      </Stack>
    </form>
  )
}

import { enviarOrcamento } from '@balcao/dominio/orcamentos/link'
import { Alert, Stack, Text, Textarea } from '@mantine/core'
import { IconMail } from '@tabler/icons-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useAcao } from '../../../platform/consultas.ts'
import { BotaoBase } from '../../../ui/campos/botao-base.tsx'
import { Botoes } from '../../../ui/campos/botoes.tsx'
import { CampoDeSelecao } from '../../../ui/campos/campo-de-selecao.tsx'
import { avisarSucesso } from '../../../ui/retorno/toasts.ts'

type EnviarPorEmailProps = {
  idOrcamento: number
  emails: readonly { email: string; nome: string }[]
}

export function EnviarPorEmail({ idOrcamento, emails }: EnviarPorEmailProps) {
  const [email, setEmail] = useState<string | null>(emails[0]?.email ?? null)
  const [mensagem, setMensagem] = useState('')
  const opcoes = useMemo(
    () => emails.map(({ email, nome }) => ({ valor: email, nome: `${nome} · ${email}` })),
    [emails],
  )
  const formulario = useRef<HTMLFormElement>(null)
  // What most are sent by: Enter sends it.
  useEffect(() => formulario.current?.querySelector<HTMLElement>('[type="submit"]')?.focus(), [])
  const acao = useAcao(enviarOrcamento, { aoConcluir: ({ message }) => avisarSucesso(message) })
  if (emails.length === 0)
    return (
      <Text size="sm" c="dimmed">
        O cliente não tem e-mail no cadastro: inclua um para enviar por e-mail.
      </Text>
    )
  const { campos = {}, message = '' } = acao.error ?? {}
  const naoNoCampo = acao.error && Object.keys(campos).length === 0
  return (
    <form
      ref={formulario}
      noValidate
      aria-label="Enviar por e-mail"
      onSubmit={(evento) => {
        evento.preventDefault()
        if (email) acao.mutate({ params: { id: idOrcamento }, corpo: { email, mensagem } })
      }}
    >
      <Stack gap="sm">
        {naoNoCampo && (
          <Alert color="red" role="alert">
            {message}
          </Alert>
        )}
        <CampoDeSelecao
          label="E-mail"
          required
          opcoes={opcoes}
          value={email}
          onChange={setEmail}
          error={campos.email}
        />
        <Textarea
          label="Mensagem"
          description="O cliente lê antes do link. O PDF vai anexo, e a resposta chega a quem fez o orçamento."
          autosize
          minRows={2}
          maxRows={6}
          maxLength={1000}
          value={mensagem}
          onChange={({ currentTarget }) => setMensagem(currentTarget.value)}
          error={campos.mensagem}
        />
        <Botoes>
          <BotaoBase
            type="submit"
            habilitado={email !== null}
            falta="Escolha o e-mail."
            carregando={acao.isPending}
            leftSection={<IconMail size={16} aria-hidden />}
          >
            Enviar por e-mail
          </BotaoBase>
        </Botoes>
      </Stack>
    </form>
  )
}

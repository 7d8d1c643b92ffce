import { criarLinkDoCliente } from '@balcao/dominio/acompanhamentos/contratos'
import { formatarData } from '@balcao/dominio/formatos/datas'
import { Alert, Autocomplete, Stack, TextInput } from '@mantine/core'
import { IconLink } from '@tabler/icons-react'
import { useState } from 'react'
import { useAcao } from '../../../platform/consultas.ts'
import { BotaoBase } from '../../../ui/campos/botao-base.tsx'
import { Botoes } from '../../../ui/campos/botoes.tsx'
import { Copiar } from '../../../ui/retorno/copiar.tsx'

type CriarLinkProps = { idTicket: number; sugestoes: readonly { email: string; nome: string }[] }

/** Its address is known here only, and only until the dialog closes. */
export function CriarLink({ idTicket, sugestoes }: CriarLinkProps) {
  const [email, setEmail] = useState(sugestoes[0]?.email ?? '')
  const [nome, setNome] = useState(sugestoes[0]?.nome ?? '')
  const acao = useAcao(criarLinkDoCliente)
  const { campos = {}, message = '' } = acao.error ?? {}
  const criado = acao.data

  function escolher(novo: string) {
    setEmail(novo)
    const conhecido = sugestoes.find((sugestao) => sugestao.email === novo)
    if (conhecido) setNome(conhecido.nome)
    if (criado) acao.reset()
  }

  return (
    <form
      noValidate
      aria-label="Criar link"
      onSubmit={(evento) => {
        evento.preventDefault()
        if (email.trim())
          acao.mutate({ params: { idTicket }, corpo: { email: email.trim(), nome: nome.trim() } })
      }}
    >
      <Stack gap="sm">
        {acao.error && Object.keys(campos).length === 0 && (
          <Alert color="red" role="alert">
            {message}
          </Alert>
        )}
        <Autocomplete
          label="E-mail de quem vai usar"
          required
          type="email"
          maxLength={254}
          data={[...new Set(sugestoes.map((sugestao) => sugestao.email))]}
          value={email}
          error={campos.email}
          onChange={escolher}
        />
        <TextInput
          label="Nome"
          description="Assina o que for escrito pelo link"
          maxLength={100}
          value={nome}
          error={campos.nome}
          onChange={({ currentTarget }) => setNome(currentTarget.value)}
        />
        {criado && (
          <TextInput
            label="Link do cliente"
            description={`Vale até ${formatarData(criado.validade)}. Copie agora: ele não se mostra de novo.`}
            readOnly
            value={criado.endereco}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        )}
        <Botoes>
          {criado ? (
            <Copiar valor={criado.endereco} rotulo="Copiar link" />
          ) : (
            <BotaoBase
              type="submit"
              habilitado={email.trim() !== ''}
              falta="Informe o e-mail."
              carregando={acao.isPending}
              leftSection={<IconLink size={16} aria-hidden />}
            >
              Criar link
            </BotaoBase>
          )}
        </Botoes>
      </Stack>
    </form>
  )
}

import { aceitarOrcamentoPeloLink } from '@balcao/dominio/orcamentos/link'
import { Stack, Textarea, TextInput } from '@mantine/core'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { useAcao } from '../../../platform/consultas.ts'
import { BotaoBase } from '../../../ui/campos/botao-base.tsx'
import { apontarRecusas, conferirCom } from '../../../ui/campos/conferir-com.ts'
import { useValidadeComAtraso } from '../../../ui/campos/use-validade-com-atraso.ts'
import { Cartao } from '../../../ui/ficha/cartao.tsx'
import { PainelDeStatus } from '../../../ui/retorno/painel-de-status.tsx'

const esquema = z.omit(aceitarOrcamentoPeloLink.corpo, { token: true, versao: true, vlTot: true })

type FormularioDeAceiteProps = {
  token: string
  /** What was shown: something else is not accepted by it. */
  versao: number
  vlTot: number
  aoMudar: () => void
}

export function FormularioDeAceite({ token, versao, vlTot, aoMudar }: FormularioDeAceiteProps) {
  const { register, handleSubmit, formState, setError } = useForm({
    defaultValues: { nome: '', documento: '', observacao: '' },
    resolver: conferirCom(esquema),
    mode: 'onTouched',
  })
  const acao = useAcao(aceitarOrcamentoPeloLink, {
    aoConcluir: aoMudar,
    // Refused because it is not what it was: what it is now is shown, and may be accepted.
    aoFalhar: ({ status, campos }) => {
      apontarRecusas(campos, setError)
      if (status === 404 || status === 409) aoMudar()
    },
  })
  const habilitado = useValidadeComAtraso(formState.isValid)
  const { errors } = formState
  return (
    <Cartao titulo="Aceitar o orçamento">
      <form
        noValidate
        aria-label="Aceitar o orçamento"
        onSubmit={handleSubmit((corpo) => acao.mutate({ corpo: { ...corpo, token, versao, vlTot } }))}
      >
        <Stack gap="sm">
          {acao.error && <PainelDeStatus tipo="erro" mensagem={acao.error.message} />}
          <TextInput
            label="Seu nome"
            required
            autoComplete="name"
            maxLength={100}
            error={errors.nome?.message}
            {...register('nome')}
          />
          <TextInput
            label="CPF ou outro documento"
            description="Opcional"
            maxLength={20}
            error={errors.documento?.message}
            {...register('documento')}
          />
          <Textarea
            label="Observação"
            description="Opcional. Quem fez o orçamento lê."
            autosize
            minRows={2}
            maxRows={6}
            maxLength={500}
            error={errors.observacao?.message}
            {...register('observacao')}
          />
          <BotaoBase type="submit" size="md" fullWidth habilitado={habilitado} carregando={acao.isPending}>
            Aceitar orçamento
          </BotaoBase>
        </Stack>
      </form>
    </Cartao>
  )
}

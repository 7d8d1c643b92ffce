import { perguntarPeloLink, recusarOrcamentoPeloLink } from '@balcao/dominio/orcamentos/link'
import { Button, Stack, Textarea, TextInput } from '@mantine/core'
import { IconMessageQuestion, IconThumbDown } from '@tabler/icons-react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { useAcao } from '../../../platform/consultas.ts'
import { BotaoBase } from '../../../ui/campos/botao-base.tsx'
import { Botoes } from '../../../ui/campos/botoes.tsx'
import { conferirCom } from '../../../ui/campos/conferir-com.ts'
import { useValidadeComAtraso } from '../../../ui/campos/use-validade-com-atraso.ts'
import { PainelDeStatus } from '../../../ui/retorno/painel-de-status.tsx'

type Qual = 'pergunta' | 'recusa'

type OutraRespostaProps = {
  token: string
  versao: number
  /** Of what was refused already nothing but a question is left, beside a yes. */
  recusado: boolean
  aoMudar: () => void
}

/** VEN-02 What is neither a yes nor silence: a question, or a no with its reason. Whoever sells is told at once. */
export function OutraResposta({ token, versao, recusado, aoMudar }: OutraRespostaProps) {
  const [qual, setQual] = useState<Qual | null>(null)
  const [dito, setDito] = useState<string | null>(null)
  const concluir = ({ message }: { message: string }) => {
    setDito(message)
    setQual(null)
  }
  const aoFalhar = ({ status }: { status?: number | undefined }) => {
    if (status === 404 || status === 409) aoMudar()
  }
  const perguntar = useAcao(perguntarPeloLink, { aoConcluir: concluir, aoFalhar })
  const recusar = useAcao(recusarOrcamentoPeloLink, {
    aoConcluir(resposta) {
      concluir(resposta)
      aoMudar()
    },
    aoFalhar,
  })
  return (
    <Stack gap="sm">
      {dito && <PainelDeStatus tipo="concluido" mensagem={dito} />}
      {qual === null && (
        <Botoes>
          <Button
            variant="default"
            size="md"
            leftSection={<IconMessageQuestion size={18} aria-hidden />}
            onClick={() => setQual('pergunta')}
          >
            Fazer uma pergunta
          </Button>
          {!recusado && (
            <Button
              variant="default"
              size="md"
              leftSection={<IconThumbDown size={18} aria-hidden />}
              onClick={() => setQual('recusa')}
            >
              Recusar
            </Button>
          )}
        </Botoes>
      )}
      {qual === 'pergunta' && (
        <Formulario
          rotulo="Sua pergunta"
          botao="Enviar pergunta"
          maximo={1000}
          enviando={perguntar.isPending}
          erro={perguntar.error?.message}
          aoEnviar={({ nome, texto }) => perguntar.mutate({ corpo: { token, nome, texto } })}
          aoDesistir={() => setQual(null)}
        />
      )}
      {qual === 'recusa' && (
        <Formulario
          rotulo="Por que não serve"
          botao="Recusar orçamento"
          maximo={500}
          enviando={recusar.isPending}
          erro={recusar.error?.message}
          aoEnviar={({ nome, texto }) => recusar.mutate({ corpo: { token, versao, nome, motivo: texto } })}
          aoDesistir={() => setQual(null)}
        />
      )}
    </Stack>
  )
}

type Palavra = { nome: string; texto: string }

type FormularioProps = {
  rotulo: string
  botao: string
  maximo: number
  enviando: boolean
  erro: string | undefined
  aoEnviar: (palavra: Palavra) => void
  aoDesistir: () => void
}

// As their contracts have them, under one name.
const ESQUEMA = z.object({
  nome: perguntarPeloLink.corpo.shape.nome,
  texto: perguntarPeloLink.corpo.shape.texto,
})

function Formulario({ rotulo, botao, maximo, enviando, erro, aoEnviar, aoDesistir }: FormularioProps) {
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { nome: '', texto: '' },
    resolver: conferirCom(ESQUEMA),
    mode: 'onTouched',
  })
  const habilitado = useValidadeComAtraso(formState.isValid)
  const { errors } = formState
  return (
    <form noValidate aria-label={botao} onSubmit={handleSubmit(aoEnviar)}>
      <Stack gap="sm">
        {erro && <PainelDeStatus tipo="erro" mensagem={erro} />}
        <Textarea
          label={rotulo}
          description="Quem fez o orçamento lê."
          required
          data-autofocus
          autosize
          minRows={2}
          maxRows={8}
          maxLength={maximo}
          error={errors.texto?.message}
          {...register('texto')}
        />
        <TextInput
          label="Quem fala"
          required
          autoComplete="name"
          maxLength={100}
          error={errors.nome?.message}
          {...register('nome')}
        />
        <Botoes>
          <Button variant="default" onClick={aoDesistir}>
            Voltar
          </Button>
          <BotaoBase type="submit" habilitado={habilitado} carregando={enviando}>
            {botao}
          </BotaoBase>
        </Botoes>
      </Stack>
    </form>
  )
}

import { campoSenhaAtualDaConta } from '@balcao/dominio/conta/campos'
import { desativarSegundoFator } from '@balcao/dominio/conta/contratos-segundo-fator'
import { Button, Stack, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import type { ApiError } from '../../../platform/api-error.ts'
import { BotaoBase } from '../../../ui/campos/botao-base.tsx'
import { Botoes } from '../../../ui/campos/botoes.tsx'
import { CampoDeSenha } from '../../../ui/campos/campo-de-senha.tsx'
import { conferirCom } from '../../../ui/campos/conferir-com.ts'
import { useValidadeComAtraso } from '../../../ui/campos/use-validade-com-atraso.ts'
import estilos from '../conta.module.css'
import { SituacaoDoEnvio } from '../situacao-do-envio.tsx'

const soSenha = z.object({ senha: campoSenhaAtualDaConta, codigo: z.string() })
const senhaECodigo = desativarSegundoFator.corpo

type Props = {
  acao: { isSuccess: boolean; isPending: boolean; error: ApiError | null; reset: () => void }
  botao: string
  /** What is asked for takes the second factor away, or replaces it: it is asked of both. */
  comCodigo?: boolean
  aoConfirmar: (provas: { senha: string; codigo: string }) => void
  aoDesistir?: () => void
  children?: ReactNode
}

/** SEG-07 Whoever sits at an open session proves to own it before changing how it is opened. */
export function PedirSenha({ acao, botao, comCodigo = false, aoConfirmar, aoDesistir, children }: Props) {
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { senha: '', codigo: '' },
    resolver: conferirCom(comCodigo ? senhaECodigo : soSenha),
    mode: 'onTouched',
  })
  const valido = useValidadeComAtraso(formState.isValid)
  return (
    <form noValidate onSubmit={handleSubmit((provas) => aoConfirmar(provas))}>
      <Stack>
        {children}
        <SituacaoDoEnvio acao={{ ...acao, isSuccess: false }} />
        <CampoDeSenha
          label="Senha atual"
          autoComplete="current-password"
          error={formState.errors.senha?.message}
          {...register('senha')}
        />
        {comCodigo && (
          <TextInput
            className={estilos.codigo}
            label="Código"
            description="O que o aplicativo mostra agora, ou um dos códigos de recuperação que você guardou."
            autoComplete="one-time-code"
            autoCapitalize="none"
            maxLength={30}
            error={formState.errors.codigo?.message}
            {...register('codigo')}
          />
        )}
        <Botoes>
          {aoDesistir && (
            <Button variant="default" onClick={aoDesistir}>
              Cancelar
            </Button>
          )}
          <BotaoBase type="submit" habilitado={valido} carregando={acao.isPending}>
            {botao}
          </BotaoBase>
        </Botoes>
      </Stack>
    </form>
  )
}

import { campoSenhaAtualDaConta } from '@balcao/dominio/conta/campos'
import { Button, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import type { ApiError } from '../../../platform/api-error.ts'
import { BotaoBase } from '../../../ui/campos/botao-base.tsx'
import { Botoes } from '../../../ui/campos/botoes.tsx'
import { CampoDeSenha } from '../../../ui/campos/campo-de-senha.tsx'
import { conferirCom } from '../../../ui/campos/conferir-com.ts'
import { useValidadeComAtraso } from '../../../ui/campos/use-validade-com-atraso.ts'
import { SituacaoDoEnvio } from '../situacao-do-envio.tsx'

const esquema = z.object({ senha: campoSenhaAtualDaConta })

type Props = {
  acao: { isSuccess: boolean; isPending: boolean; error: ApiError | null; reset: () => void }
  botao: string
  aoConfirmar: (senha: string) => void
  aoDesistir?: () => void
  children?: ReactNode
}

/** SEG-07 Whoever sits at an open session proves to own it before changing how it is opened. */
export function PedirSenha({ acao, botao, aoConfirmar, aoDesistir, children }: Props) {
  const { register, handleSubmit, formState } = useForm({
    defaultValues: { senha: '' },
    resolver: conferirCom(esquema),
    mode: 'onTouched',
  })
  const valido = useValidadeComAtraso(formState.isValid)
  return (
    <form noValidate onSubmit={handleSubmit(({ senha }) => aoConfirmar(senha))}>
      <Stack>
        {children}
        <SituacaoDoEnvio acao={{ ...acao, isSuccess: false }} />
        <CampoDeSenha
          label="Senha atual"
          autoComplete="current-password"
          error={formState.errors.senha?.message}
          {...register('senha')}
        />
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

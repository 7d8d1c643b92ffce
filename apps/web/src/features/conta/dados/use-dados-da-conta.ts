import { carregarApp } from '@balcao/dominio/acesso/contratos'
import { campoNascimentoAte } from '@balcao/dominio/conta/campos'
import { alterarDadosDaConta, obterDadosDaConta } from '@balcao/dominio/conta/contratos'
import type { RespostaDe } from '@balcao/dominio/contrato'
import { hojeEm } from '@balcao/dominio/formatos/datas'
import { useEffect } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { useAcao } from '../../../platform/consultas.ts'
import { apontarRecusas, conferirCom } from '../../../ui/campos/conferir-com.ts'

type Dados = RespostaDe<typeof obterDadosDaConta>

const { versao: _, ...campos } = alterarDadosDaConta.corpo.shape
const esquema = z.object({ ...campos, dtNasc: z.nullable(campoNascimentoAte(() => hojeEm(new Date()))) })
type Campos = z.input<typeof esquema>

const camposDe = ({ nome, dtNasc, tel, email }: Dados): Campos => ({ nome, dtNasc, tel, email })

/** AUT-08 The form over the data it began with, and the change it asks for. */
export function useDadosDaConta(base: Dados, aoSalvar: (novos: Dados) => void) {
  const form = useForm<Campos, unknown, z.output<typeof esquema>>({
    defaultValues: camposDe(base),
    resolver: conferirCom(esquema),
    mode: 'onTouched',
  })
  const { setError, reset, formState } = form
  const acao = useAcao(alterarDadosDaConta, {
    aoConcluir: (novos) => {
      aoSalvar(novos)
      reset(camposDe(novos))
    },
    aoFalhar: ({ campos: recusados }) => apontarRecusas(recusados, setError),
    // The name is also in the shell.
    altera: [obterDadosDaConta, carregarApp],
  })

  // 'Saved' is about what was on the screen then: the first new change takes it away.
  const { isDirty } = formState
  const { isSuccess, reset: voltarAoInicio } = acao
  useEffect(() => {
    if (isDirty && isSuccess) voltarAoInicio()
  }, [isDirty, isSuccess, voltarAoInicio])

  const enviar = form.handleSubmit((dados) => acao.mutate({ corpo: { ...dados, versao: base.versao } }))
  return { form, acao, enviar }
}

import { campoNascimentoAte, campoTelefoneDaConta } from '@balcao/dominio/conta/campos'
import { hojeEm } from '@balcao/dominio/formatos/datas'
import { completarCadastro } from '@balcao/dominio/tickets/fluxo/contratos-escrita'
import { campoDocumento, campoEmail, campoId, campoNomeCompleto } from '@balcao/dominio/validacao'
import { Button, Group, Radio } from '@mantine/core'
import { useEffect, useEffectEvent, useState } from 'react'
import { Controller } from 'react-hook-form'
import * as z from 'zod/mini'
import { SeletorDeCliente } from '../../../../seletores/seletor-de-cliente.tsx'
import { useCadastrarConsumidor } from '../../cadastrar-consumidor.ts'
import { FormularioDaAcao, type PropsDaAcao, useFormularioDaAcao } from '../envio/formulario-da-acao.tsx'
import type { CamposDoCadastro } from './campos-do-cadastro.ts'
import { CamposDoConsumidor } from './campos-do-consumidor.tsx'

const doCliente = z.object({ idCli: campoId })
/** NOV-07 The fuller form: everything is required. */
const doConsumidor = z.object({
  documento: campoDocumento,
  nome: campoNomeCompleto,
  email: campoEmail,
  telefone: campoTelefoneDaConta,
  data_nascimento: campoNascimentoAte(() => hojeEm(new Date())),
})

type Corpo = Partial<z.output<typeof doCliente> & z.output<typeof doConsumidor>>

/** TIC-12 Says which customer the person is, or completes the final consumer's data. */
export function CompletarCadastro(props: PropsDaAcao) {
  const { consumidor } = props.ticket
  const [comoCliente, setComoCliente] = useState(false)
  const [cadastrado, setCadastrado] = useState<number | null>(null)
  const valores: CamposDoCadastro = {
    idCli: null,
    documento: consumidor?.documento ?? '',
    nome: consumidor?.nome ?? '',
    email: consumidor?.email ?? '',
    telefone: consumidor?.telefone ?? '',
    data_nascimento: consumidor?.data_nascimento ?? null,
  }
  const acao = useFormularioDaAcao<typeof completarCadastro, CamposDoCadastro, Corpo>(completarCadastro, {
    ...props,
    esquema: comoCliente ? doCliente : doConsumidor,
    valores,
  })
  const { form } = acao
  const cadastrar = useCadastrarConsumidor()

  /** The ticket is tied as soon as there is a customer to tie it to. */
  function cadastrarComoCliente() {
    const { documento, nome, email, telefone } = form.getValues()
    cadastrar?.({ ticket: props.ticket.id, documento, nome, email, telefone }, (idCli) => {
      setComoCliente(true)
      setCadastrado(idCli)
      form.setValue('idCli', idCli, { shouldDirty: true })
    })
  }
  const ligar = useEffectEvent(acao.aoEnviar)
  useEffect(() => {
    if (cadastrado !== null) ligar()
  }, [cadastrado])
  return (
    <FormularioDaAcao {...props} acao={acao}>
      <Radio.Group
        label="Quem abriu o ticket é"
        value={comoCliente ? 'cliente' : 'consumidor'}
        onChange={(valor) => {
          setComoCliente(valor === 'cliente')
          form.clearErrors()
        }}
      >
        <Group gap="8px 24px" py="xs">
          <Radio value="consumidor" label="Consumidor final" />
          <Radio value="cliente" label="Cliente já cadastrado" />
        </Group>
      </Radio.Group>
      {comoCliente ? (
        <Controller
          control={form.control}
          name="idCli"
          render={({ field: { ref, onChange }, fieldState }) => (
            <SeletorDeCliente
              required
              ref={ref}
              {...(cadastrado !== null && {
                defaultValue: { valor: cadastrado, nome: form.getValues('nome') },
              })}
              onChange={(escolhido) => onChange(escolhido?.valor ?? null)}
              error={fieldState.error?.message}
            />
          )}
        />
      ) : (
        <>
          <CamposDoConsumidor />
          {cadastrar && (
            <Group>
              <Button variant="default" size="xs" onClick={cadastrarComoCliente}>
                Cadastrar como cliente
              </Button>
            </Group>
          )}
        </>
      )}
    </FormularioDaAcao>
  )
}

import type { TicketDetalhado } from '@balcao/dominio/tickets/detalhe/contratos'
import { campoId } from '@balcao/dominio/validacao'
import { Radio } from '@mantine/core'
import { Controller, useFormContext } from 'react-hook-form'
import type * as z from 'zod/mini'
import { CartaoDeEscolha } from '../../../../ui/campos/cartao-de-escolha.tsx'
import estilos from '../acoes.module.css'

type Etapa = TicketDetalhado['etapa']
type Campos = { condicional: string | null }

/** A requirement whose step also has ways out asks for both at once. */
export function campoDoCaminho({ condicionais }: Etapa): { condicional: z.ZodMiniOptional<typeof campoId> } {
  const campos = condicionais.length > 0 ? { condicional: campoId } : {}
  return campos as unknown as ReturnType<typeof campoDoCaminho>
}

type CaminhoDaEtapaProps = { etapa: Etapa; primeiro?: boolean }

/** TIC-10 The ways out of a step, each with where it leads; nothing for a step that has only one. */
export function CaminhoDaEtapa({ etapa: { condicionais }, primeiro = false }: CaminhoDaEtapaProps) {
  const { control, formState } = useFormContext<Campos>()
  if (condicionais.length === 0) return null
  return (
    <Controller
      control={control}
      name="condicional"
      render={({ field: { value, onChange, onBlur, name, ref } }) => (
        <Radio.Group
          label="Para onde o ticket segue?"
          required
          name={name}
          value={value}
          onChange={onChange}
          onBlur={onBlur}
          error={formState.errors.condicional?.message}
        >
          <div className={estilos.cartoes}>
            {condicionais.map(({ id, descricao, proxima }, i) => (
              <CartaoDeEscolha key={id}>
                <Radio
                  value={String(id)}
                  label={descricao}
                  description={`Segue para ${proxima}`}
                  ref={i === 0 ? ref : undefined}
                  data-autofocus={(primeiro && i === 0) || undefined}
                />
              </CartaoDeEscolha>
            ))}
          </div>
        </Radio.Group>
      )}
    />
  )
}

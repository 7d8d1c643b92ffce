import {
  finalizarAgenda,
  listarMotivosDaAgenda,
  TAMANHO_DO_RESULTADO,
} from '@balcao/dominio/agendas/contratos'
import { Textarea } from '@mantine/core'
import { Controller } from 'react-hook-form'
import * as z from 'zod/mini'
import { FormularioDaAcao } from '../../platform/acao/formulario-da-acao.tsx'
import { useFormularioDaAcao } from '../../platform/acao/use-formulario-da-acao.ts'
import { criarSeletorDeLista } from '../../seletores/criar-seletor-de-lista.tsx'
import { alvoDa, type PropsDaAcaoDaAgenda, TITULO_DO_CONFLITO } from './props-da-acao.ts'

const SeletorDeMotivo = criarSeletorDeLista({
  contrato: listarMotivosDaAgenda,
  rotulo: 'Motivo',
  paraOpcao: ({ id, desc }) => ({ valor: id, nome: desc }),
})

const { motivo_id, resultado } = finalizarAgenda.corpo.shape
const esquema = z.object({ motivo_id, resultado })
type Campos = { motivo_id: number | null; resultado: string }

/** AGE-01 The contact was made, or will not be: why, and what came of it. */
export function FinalizarAgenda({ agenda, janela, recarregar }: PropsDaAcaoDaAgenda) {
  const acao = useFormularioDaAcao<typeof finalizarAgenda, Campos, z.output<typeof esquema>>(
    finalizarAgenda,
    {
      alvo: alvoDa({ agenda, recarregar }),
      esquema,
      valores: { motivo_id: null, resultado: '' },
      mensagem: 'Agenda finalizada.',
      aoConcluir: janela.fechar,
    },
  )
  const { control, register, formState } = acao.form
  return (
    <FormularioDaAcao acao={acao} janela={janela} tituloDoConflito={TITULO_DO_CONFLITO}>
      <Controller
        control={control}
        name="motivo_id"
        render={({ field }) => (
          <SeletorDeMotivo required data-autofocus {...field} error={formState.errors.motivo_id?.message} />
        )}
      />
      <Textarea
        label="Resultado"
        description="Opcional. Fica no registro de atividades do cliente."
        rows={3}
        maxLength={TAMANHO_DO_RESULTADO}
        error={formState.errors.resultado?.message}
        {...register('resultado')}
      />
    </FormularioDaAcao>
  )
}

import { obterAgenda, reagendarAgenda, TAMANHO_DO_RESULTADO } from '@balcao/dominio/agendas/contratos'
import { problemaDaNovaData, ultimoDiaDeRetorno } from '@balcao/dominio/agendas/regras'
import { formatarDataHora, horaEm } from '@balcao/dominio/formatos/datas'
import { campoData } from '@balcao/dominio/validacao'
import { SimpleGrid, Text, Textarea } from '@mantine/core'
import * as z from 'zod/mini'
import { FormularioDaAcao } from '../../platform/acao/formulario-da-acao.tsx'
import { useAlvo } from '../../platform/acao/use-alvo.ts'
import { useFormularioDaAcao } from '../../platform/acao/use-formulario-da-acao.ts'
import { useParametro } from '../../platform/parametros.ts'
import { CampoDeData } from '../../ui/campos/campo-de-data.tsx'
import { CampoDeHora } from '../../ui/campos/campo-de-hora.tsx'
import { registrar } from '../../ui/campos/registrar.ts'
import { useDiaAtual } from '../../ui/retorno/use-dia-atual.ts'
import { campoHora, instanteDe } from './dia-e-hora.ts'
import { type PropsDaAcaoDaAgenda, TITULO_DO_CONFLITO } from './props-da-acao.ts'

const esquema = z.pipe(
  z.object({ data: campoData, hora: campoHora, observacao: reagendarAgenda.corpo.shape.observacao }),
  z.transform(({ data, hora, observacao }) => ({ data_agendada: instanteDe(data, hora), observacao })),
)
type Campos = { data: string | null; hora: string; observacao: string }

/** AGE-01 The same contact, at another time. */
export function ReagendarAgenda({ agenda, janela }: PropsDaAcaoDaAgenda) {
  const diasMaximosRetorno = useParametro('diasMaximosRetorno')
  const hoje = useDiaAtual()
  const acao = useFormularioDaAcao<typeof reagendarAgenda, Campos, z.output<typeof esquema>>(
    reagendarAgenda,
    {
      alvo: useAlvo(obterAgenda, { id: agenda.id }, agenda.versao),
      esquema,
      valores: { data: null, hora: horaEm(new Date(agenda.data_agendada)), observacao: '' },
      regra({ data_agendada }): Record<string, string> {
        const problema = problemaDaNovaData(new Date(data_agendada), {
          agora: new Date(),
          diasMaximosRetorno,
        })
        return problema ? { data: problema } : {}
      },
      mensagem: 'Agenda reagendada.',
      aoConcluir: janela.fechar,
    },
  )
  const { register, formState } = acao.form
  const { errors } = formState
  return (
    <FormularioDaAcao acao={acao} janela={janela} tituloDoConflito={TITULO_DO_CONFLITO}>
      <Text c="dimmed">Marcada para {formatarDataHora(agenda.data_agendada)}.</Text>
      <SimpleGrid cols={2}>
        <CampoDeData
          label="Nova data"
          required
          data-autofocus
          minima={hoje}
          maxima={ultimoDiaDeRetorno(hoje, diasMaximosRetorno)}
          error={errors.data?.message}
          {...registrar(register('data'))}
        />
        <CampoDeHora label="Hora" required error={errors.hora?.message} {...register('hora')} />
      </SimpleGrid>
      <Textarea
        label="Observação"
        description="Opcional. Fica no registro de atividades do cliente; só a equipe lê."
        rows={2}
        maxLength={TAMANHO_DO_RESULTADO}
        error={errors.observacao?.message}
        {...register('observacao')}
      />
    </FormularioDaAcao>
  )
}

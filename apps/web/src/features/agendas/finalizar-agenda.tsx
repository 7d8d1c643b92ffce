import {
  finalizarAgenda,
  listarMotivosDaAgenda,
  obterAgenda,
  TAMANHO_DO_RESULTADO,
} from '@balcao/dominio/agendas/contratos'
import { problemasDaFinalizacao } from '@balcao/dominio/agendas/regras'
import { horaEm } from '@balcao/dominio/formatos/datas'
import { campoData } from '@balcao/dominio/validacao'
import { Textarea } from '@mantine/core'
import { Controller } from 'react-hook-form'
import * as z from 'zod/mini'
import { FormularioDaAcao } from '../../platform/acao/formulario-da-acao.tsx'
import { useAlvo } from '../../platform/acao/use-alvo.ts'
import { useFormularioDaAcao } from '../../platform/acao/use-formulario-da-acao.ts'
import { useSessao } from '../../platform/sessao.tsx'
import { criarSeletorDeLista } from '../../seletores/criar-seletor-de-lista.tsx'
import { campoHora, instanteDe } from './dia-e-hora.ts'
import { type PropsDaAcaoDaAgenda, TITULO_DO_CONFLITO } from './props-da-acao.ts'
import { type CamposDoProximoPasso, ProximoPasso } from './proximo-passo.tsx'

const SeletorDeMotivo = criarSeletorDeLista({
  contrato: listarMotivosDaAgenda,
  rotulo: 'Motivo',
  paraOpcao: ({ id, desc }) => ({ valor: id, nome: desc }),
})

const { motivo_id, resultado, proxima_assunto } = finalizarAgenda.corpo.shape
const esquema = z.pipe(
  z.object({
    motivo_id,
    resultado,
    proxima_data: z.nullable(campoData),
    proxima_hora: campoHora,
    proxima_assunto,
  }),
  z.transform(({ proxima_data, proxima_hora, ...demais }) => ({
    ...demais,
    proxima_data: proxima_data && instanteDe(proxima_data, proxima_hora),
  })),
)
type Campos = CamposDoProximoPasso & { motivo_id: number | null; resultado: string }

/** AGE-01 The contact was made, or will not be: why, what came of it, and the next one. */
export function FinalizarAgenda({ agenda, janela }: PropsDaAcaoDaAgenda) {
  const exigencias = useSessao().parametrosDa(agenda.filial.id)
  const acao = useFormularioDaAcao<typeof finalizarAgenda, Campos, z.output<typeof esquema>>(
    finalizarAgenda,
    {
      alvo: useAlvo(obterAgenda, { id: agenda.id }, agenda.versao),
      esquema,
      valores: {
        motivo_id: null,
        resultado: '',
        proxima_data: null,
        proxima_hora: horaEm(new Date(agenda.data_agendada)),
        proxima_assunto: '',
      },
      regra: (dados): Record<string, string> => ({
        ...problemasDaFinalizacao(dados, exigencias, new Date()),
      }),
      mensagem: 'Agenda finalizada.',
      aoConcluir: janela.fechar,
    },
  )
  const { control, register, formState } = acao.form
  const exigeResultado = exigencias.agendaExigeResultado
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
        description={`${exigeResultado ? '' : 'Opcional. '}Fica no registro de atividades do cliente; só a equipe lê.`}
        required={exigeResultado}
        rows={3}
        maxLength={TAMANHO_DO_RESULTADO}
        error={formState.errors.resultado?.message}
        {...register('resultado')}
      />
      <ProximoPasso
        obrigatorio={exigencias.agendaExigeProximoPasso}
        diasMaximos={exigencias.diasMaximosRetorno}
        assunto={agenda.assunto}
      />
    </FormularioDaAcao>
  )
}

import { TAMANHO_DA_RESPOSTA } from '@balcao/dominio/respostas/contratos'
import { ACAO_DO_ESCOPO, ESCOPOS, escopos } from '@balcao/dominio/respostas/escopos'
import { listarSetores } from '@balcao/dominio/setores/contratos'
import { Checkbox, SimpleGrid, TextInput } from '@mantine/core'
import { Controller, useFormContext, useWatch } from 'react-hook-form'
import { useSessao } from '../../../platform/sessao.tsx'
import { criarSeletorDeLista } from '../../../seletores/criar-seletor-de-lista.tsx'
import { CampoDeSelecao } from '../../../ui/campos/campo-de-selecao.tsx'
import type { Campos } from './campos-da-resposta.ts'
import { TextoDaResposta } from './texto-da-resposta.tsx'

const SeletorDeSetor = criarSeletorDeLista({
  contrato: listarSetores,
  rotulo: 'Setor',
  paraOpcao: ({ id, nome }) => ({ valor: id, nome }),
})

const TIPOS = [
  { valor: 'PUBLICO' as const, nome: 'Pública', detalhe: 'O cliente lê' },
  { valor: 'PRIVADO' as const, nome: 'Interna', detalhe: 'Só a equipe lê' },
]

export function CamposDoFormulario() {
  const { register, control, formState } = useFormContext<Campos>()
  const { errors } = formState
  const { pode } = useSessao()
  const [escopo, tipo] = useWatch<Campos, ['escopo', 'tipo']>({ name: ['escopo', 'tipo'] })
  const permitidos = escopos
    .filter((qual) => pode(ACAO_DO_ESCOPO[qual]))
    .map((valor) => ({ valor, nome: ESCOPOS[valor] }))
  return (
    <>
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput
          label="Título"
          required
          data-autofocus
          autoComplete="off"
          maxLength={TAMANHO_DA_RESPOSTA.titulo}
          error={errors.titulo?.message}
          {...register('titulo')}
        />
        <TextInput
          label="Atalho"
          required
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          leftSection="/"
          maxLength={TAMANHO_DA_RESPOSTA.atalho}
          error={errors.atalho?.message}
          {...register('atalho')}
        />
        <Controller
          control={control}
          name="escopo"
          render={({ field }) => (
            <CampoDeSelecao
              label="De quem"
              required
              allowDeselect={false}
              opcoes={permitidos}
              {...field}
              error={errors.escopo?.message}
            />
          )}
        />
        {escopo === 'SETOR' && (
          <Controller
            control={control}
            name="setor"
            render={({ field }) => <SeletorDeSetor required {...field} error={errors.setor?.message} />}
          />
        )}
      </SimpleGrid>
      <TextoDaResposta />
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <Controller
          control={control}
          name="tipo"
          render={({ field }) => (
            <CampoDeSelecao
              label="Enviar como"
              placeholder="Como estiver na mensagem"
              semPreSelecao
              clearable
              opcoes={TIPOS}
              {...field}
              error={errors.tipo?.message}
            />
          )}
        />
        {tipo !== 'PRIVADO' && (
          <Checkbox
            mt={{ base: 0, sm: 30 }}
            label="Aguardar resposta do cliente (pausa o prazo)"
            error={errors.aguardarCliente?.message}
            {...register('aguardarCliente')}
          />
        )}
      </SimpleGrid>
    </>
  )
}

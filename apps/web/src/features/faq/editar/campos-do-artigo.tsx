import { PUBLICOS_DO_ARTIGO, type PublicoDoArtigo } from '@balcao/dominio/faq/campos'
import { listarTiposDeArtigo, MAIOR_POSICAO, TAMANHO_DO_ARTIGO } from '@balcao/dominio/faq/contratos'
import { Paper, SimpleGrid, Stack, Textarea, TextInput } from '@mantine/core'
import { useMemo } from 'react'
import { Controller } from 'react-hook-form'
import { useConsulta } from '../../../platform/consultas.ts'
import { CampoDeSelecao } from '../../../ui/campos/campo-de-selecao.tsx'
import type { Edicao } from './use-edicao.ts'

const PUBLICOS = (Object.entries(PUBLICOS_DO_ARTIGO) as [PublicoDoArtigo, string][]).map(([valor, nome]) => ({
  valor,
  nome,
}))

/** FAQ-01 Title, type, audience, keywords and text of an article. */
export function CamposDoArtigo({ form }: Pick<Edicao, 'form'>) {
  const tipos = useConsulta(listarTiposDeArtigo, { query: { termo: '' } })
  const opcoes = useMemo(
    () => tipos.data?.itens.map(({ id, descricao }) => ({ valor: id, nome: descricao })) ?? [],
    [tipos.data],
  )
  const { errors } = form.formState
  return (
    <Paper p="md">
      <Stack>
        <TextInput
          label="Título"
          required
          description="Como a pessoa perguntaria: é o que ela lê na lista"
          maxLength={TAMANHO_DO_ARTIGO.titulo}
          autoComplete="off"
          error={errors.titulo?.message}
          {...form.register('titulo')}
        />
        <SimpleGrid cols={{ base: 1, md: 2 }}>
          <Controller
            control={form.control}
            name="idTipo"
            render={({ field: { value, onChange } }) => (
              <CampoDeSelecao<number>
                label="Tipo"
                required
                clearable={false}
                opcoes={opcoes}
                carregando={tipos.isPending}
                aoTentarNovamente={tipos.error ? () => void tipos.refetch() : undefined}
                value={value === '' ? null : Number(value)}
                onChange={(id) => onChange(id ?? '')}
                error={errors.idTipo?.message}
              />
            )}
          />
          <Controller
            control={form.control}
            name="publico"
            render={({ field: { value, onChange } }) => (
              <CampoDeSelecao<PublicoDoArtigo>
                label="Quem pode ler"
                required
                clearable={false}
                opcoes={PUBLICOS}
                value={value}
                onChange={(publico) => onChange(publico ?? 'TODOS')}
                error={errors.publico?.message}
              />
            )}
          />
        </SimpleGrid>
        <Controller
          control={form.control}
          name="posicao"
          render={({ field: { value, onChange, onBlur } }) => (
            <TextInput
              label="Posição na lista"
              description="1 é o primeiro; sem posição, depois dos que têm, pelo título"
              inputMode="numeric"
              autoComplete="off"
              maxLength={String(MAIOR_POSICAO).length}
              maw={360}
              value={value ?? ''}
              onChange={({ currentTarget }) => {
                const digitos = currentTarget.value.replace(/\D/g, '')
                onChange(digitos === '' ? null : Number(digitos))
              }}
              onBlur={onBlur}
              error={errors.posicao?.message}
            />
          )}
        />
        <TextInput
          label="Palavras-chave"
          description="Outras formas de dizer o mesmo, separadas por vírgulas"
          maxLength={TAMANHO_DO_ARTIGO.palavrasChave}
          autoComplete="off"
          error={errors.palavrasChave?.message}
          {...form.register('palavrasChave')}
        />
        <Textarea
          label="Texto"
          required
          description="## título · - lista · 1. passo a passo · **negrito** · [texto](endereço)"
          rows={18}
          resize="vertical"
          maxLength={TAMANHO_DO_ARTIGO.conteudo}
          error={errors.conteudo?.message}
          {...form.register('conteudo')}
        />
      </Stack>
    </Paper>
  )
}

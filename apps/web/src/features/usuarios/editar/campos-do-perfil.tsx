import { atendeFilas, TIPOS_DE_USUARIO, type TipoDeUsuario, veTodasAsFiliais } from '@balcao/dominio/usuarios'
import type { OpcoesDoUsuario, UsuarioDetalhado } from '@balcao/dominio/usuarios/contratos'
import { avisoDasFiliaisTiradas, avisoDosSetoresTirados } from '@balcao/dominio/usuarios/posses'
import { Alert, Checkbox, SimpleGrid, Stack, TextInput } from '@mantine/core'
import { useEffect, useMemo } from 'react'
import { Controller, useFormContext, useWatch } from 'react-hook-form'
import { CampoDeSelecao } from '../../../ui/campos/campo-de-selecao.tsx'
import { CampoDeSelecaoMultipla } from '../../../ui/campos/campo-de-selecao-multipla.tsx'

type Perfil = Omit<UsuarioDetalhado['digitado'], 'tipo'> & { tipo: TipoDeUsuario | null }
type Nomeado = { id: number; nome: string }

const comoOpcoes = (quais: readonly Nomeado[]) => quais.map(({ id, nome }) => ({ valor: id, nome }))

/** What may be chosen, and what was chosen already though it no longer can be. */
const comAsDele = (quais: readonly Nomeado[], dele: readonly Nomeado[]) => [
  ...quais,
  ...dele.filter(({ id }) => !quais.some((outro) => outro.id === id)),
]

type CamposProps = { opcoes: OpcoesDoUsuario; usuario?: UsuarioDetalhado }

/** ADM-02 What a person is and may see: of the invitation and of the change alike. */
export function CamposDoPerfil({ opcoes, usuario }: CamposProps) {
  const { control, register, setValue, formState } = useFormContext<Perfil>()
  const [tipo, filiais, setores] = useWatch({ control, name: ['tipo', 'filiais', 'setores'] })
  const atende = tipo === null || atendeFilas(tipo)
  useEffect(() => {
    if (!atende && setores.length > 0) setValue('setores', [], { shouldDirty: true, shouldValidate: true })
  }, [atende, setores, setValue])
  const listas = useMemo(() => {
    const { escolhidos } = usuario ?? {}
    const tipos = [...new Set([...opcoes.tipos, ...(usuario ? [usuario.tipo] : [])])]
    return {
      tipos: tipos.map((um) => ({ valor: um, nome: TIPOS_DE_USUARIO[um] })),
      filiais: comoOpcoes(comAsDele(opcoes.filiais, escolhidos?.filiais ?? [])),
      setores: comoOpcoes(comAsDele(opcoes.setores, escolhidos?.setores ?? [])),
      supervisores: comoOpcoes(
        comAsDele(opcoes.supervisores, escolhidos?.supervisor ? [escolhidos.supervisor] : []).filter(
          ({ id }) => id !== usuario?.id,
        ),
      ),
    }
  }, [opcoes, usuario])
  const dela = useMemo(
    () => listas.filiais.filter(({ valor }) => filiais.includes(valor)),
    [listas.filiais, filiais],
  )
  const perde =
    usuario && avisoDasFiliaisTiradas(usuario.porFilial, usuario.digitado.filiais, { tipo, filiais })
  const ficam = usuario && avisoDosSetoresTirados(usuario.ticketsPorSetor, usuario.digitado.setores, setores)
  return (
    <Stack gap="md">
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <Controller
          control={control}
          name="tipo"
          render={({ field, fieldState }) => (
            <CampoDeSelecao
              label="Tipo"
              required
              semPreSelecao
              opcoes={listas.tipos}
              value={field.value}
              onChange={field.onChange}
              error={fieldState.error?.message}
            />
          )}
        />
        <Controller
          control={control}
          name="idSupervisor"
          render={({ field, fieldState }) => (
            <CampoDeSelecao
              label="Supervisor"
              clearable
              semPreSelecao
              opcoes={listas.supervisores}
              value={field.value}
              onChange={field.onChange}
              error={fieldState.error?.message}
            />
          )}
        />
      </SimpleGrid>
      <Controller
        control={control}
        name="filiais"
        render={({ field, fieldState }) => (
          <CampoDeSelecaoMultipla
            label="Filiais"
            required={tipo !== null && !veTodasAsFiliais(tipo)}
            description={
              tipo !== null && veTodasAsFiliais(tipo)
                ? 'Este tipo vê todas; estas são aquelas em que trabalha.'
                : 'Aquelas em que trabalha, e que vê.'
            }
            semPreSelecao
            opcoes={listas.filiais}
            value={field.value}
            onChange={(novas) => {
              field.onChange(novas)
              const sede = control._formValues.idFil as number | null
              if (sede !== null && !novas.includes(sede)) setValue('idFil', null, { shouldDirty: true })
            }}
            error={fieldState.error?.message}
          />
        )}
      />
      {perde && (
        <Alert color="yellow" role="status">
          {perde}
        </Alert>
      )}
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <Controller
          control={control}
          name="idFil"
          render={({ field, fieldState }) => (
            <CampoDeSelecao
              label="Filial onde fica"
              description="Os parâmetros dela valem onde nada diz a filial."
              clearable
              opcoes={dela}
              value={field.value}
              onChange={field.onChange}
              error={fieldState.error?.message}
            />
          )}
        />
        {atende && (
          <Controller
            control={control}
            name="setores"
            render={({ field, fieldState }) => (
              <CampoDeSelecaoMultipla
                label="Setores"
                description="Aqueles cujas filas atende."
                semPreSelecao
                opcoes={listas.setores}
                value={field.value}
                onChange={field.onChange}
                error={fieldState.error?.message}
              />
            )}
          />
        )}
      </SimpleGrid>
      {ficam && (
        <Alert color="yellow" role="status">
          {ficam}
        </Alert>
      )}
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        <TextInput
          label="Código no sistema de vendas"
          error={formState.errors.codigoOperador?.message}
          {...register('codigoOperador')}
        />
        <TextInput
          label="Matrícula no ERP"
          error={formState.errors.matriculaErp?.message}
          {...register('matriculaErp')}
        />
      </SimpleGrid>
      <Checkbox
        label="Exigir a verificação em duas etapas desta pessoa"
        description="Pedida na próxima entrada, além do que se exige do tipo."
        {...register('segundoFatorExigido')}
      />
    </Stack>
  )
}

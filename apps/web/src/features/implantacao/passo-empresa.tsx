import { ESTADOS } from '@balcao/dominio/brasil/estados'
import { consultarEmpresaDaImplantacao } from '@balcao/dominio/implantacao/contratos'
import { Button, Checkbox, NativeSelect, Text, TextInput } from '@mantine/core'
import { useFormContext } from 'react-hook-form'
import { useAcao } from '../../platform/consultas.ts'
import { CampoMascarado } from '../../ui/campos/campo-mascarado.tsx'
import { registrar } from '../../ui/campos/registrar.ts'
import type { CamposDaImplantacao } from './formulario.ts'
import estilos from './implantacao.module.css'

const UFS = ['', ...ESTADOS.map(({ sigla }) => sigla)]

/** ADM-09 The company and its first branch; what the tax authority knows is not typed. */
export function PassoEmpresa() {
  const form = useFormContext<CamposDaImplantacao>()
  const { register, formState, getValues, setValue, setFocus, trigger } = form
  const { errors } = formState
  const consulta = useAcao(consultarEmpresaDaImplantacao)

  async function buscar() {
    if (!(await trigger('cnpj', { shouldFocus: true }))) return
    const { codigo, cnpj } = getValues()
    consulta.mutate(
      { corpo: { codigo, cnpj } },
      {
        onSuccess: ({ razao_social, nome_fantasia, telefone, email, endereco }) => {
          const achados: Partial<Record<keyof CamposDaImplantacao, string>> = {
            razaoSocial: razao_social,
            negocio: nome_fantasia || razao_social,
            filial: nome_fantasia || razao_social,
            telefone,
            emailDaFilial: email,
            cep: endereco.cep,
            logradouro: endereco.logradouro,
            numero: endereco.numero,
            bairro: endereco.bairro,
            cidade: endereco.cidade,
            uf: endereco.uf,
          }
          for (const [campo, valor] of Object.entries(achados) as [keyof typeof achados, string][])
            if (valor) setValue(campo, valor, { shouldDirty: true, shouldValidate: true })
          setFocus('inscricaoEstadual')
        },
      },
    )
  }

  const texto = (campo: keyof CamposDaImplantacao, label: string, autoComplete?: string) => (
    <TextInput
      label={label}
      error={errors[campo]?.message}
      autoComplete={autoComplete ?? 'off'}
      {...register(campo)}
    />
  )
  return (
    <>
      <div className={estilos.comBotao}>
        <CampoMascarado
          tipo="cnpj"
          label="CNPJ"
          placeholder="00.000.000/0000-00"
          error={errors.cnpj?.message}
          {...registrar(register('cnpj'))}
        />
        <Button variant="default" loading={consulta.isPending} onClick={() => void buscar()}>
          Buscar dados
        </Button>
      </div>
      {consulta.error && (
        <Text size="sm" c="dimmed" role="status">
          {consulta.error.message} Preencha os campos abaixo.
        </Text>
      )}
      {texto('razaoSocial', 'Razão social', 'organization')}
      {texto('negocio', 'Nome que aparece no portal')}
      {texto('filial', 'Nome da primeira filial')}
      <div className={estilos.par}>
        <TextInput
          label="Inscrição estadual"
          description="Ou ISENTO"
          error={errors.inscricaoEstadual?.message}
          autoComplete="off"
          {...register('inscricaoEstadual')}
        />
        <CampoMascarado
          tipo="cep"
          label="CEP"
          description="Só números"
          placeholder="00000-000"
          autoComplete="postal-code"
          error={errors.cep?.message}
          {...registrar(register('cep'))}
        />
      </div>
      <Checkbox label="Optante do Simples Nacional" {...register('simples')} />
      <div className={estilos.enderecoENumero}>
        {texto('logradouro', 'Endereço', 'address-line1')}
        {texto('numero', 'Número')}
      </div>
      {texto('bairro', 'Bairro')}
      <div className={estilos.cidadeEUf}>
        {texto('cidade', 'Cidade', 'address-level2')}
        <NativeSelect label="UF" data={UFS} error={errors.uf?.message} {...register('uf')} />
      </div>
      <CampoMascarado
        tipo="telefone"
        label="Telefone"
        placeholder="(00) 000000000"
        autoComplete="tel-national"
        error={errors.telefone?.message}
        {...registrar(register('telefone'))}
      />
      {texto('emailDaFilial', 'E-mail da filial')}
    </>
  )
}

import type { CampoDaTabela, DadoConsultado } from '@balcao/dominio/ajustes/tabela'
import { cepGuardado } from '@balcao/dominio/brasil/cep'
import { limparDocumento } from '@balcao/dominio/brasil/documento'
import { consultarReceita } from '@balcao/dominio/cadastros/contratos'
import { consultarCep } from '@balcao/dominio/enderecos/contratos'
import { Button, Text } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useAcao, useLeitura } from '../../platform/consultas.ts'
import { useSessao } from '../../platform/sessao.tsx'

type Achados = Partial<Record<DadoConsultado, string>>
type ConsultaProps = {
  consulta: NonNullable<CampoDaTabela['consulta']>
  valor: string
  /** Of the form, under which its fields are. */
  valido: boolean
}

/** ADM-07 What others know of it is not typed: the company by its CNPJ, the street by its CEP. */
export function ConsultaDoCampo({ consulta, valor, valido }: ConsultaProps) {
  const { pode } = useSessao()
  const deEmpresa = consulta.de === 'empresa'
  if (!pode((deEmpresa ? consultarReceita : consultarCep).acao)) return null
  const Qual = deEmpresa ? DaEmpresa : DoCep
  return <Qual consulta={consulta} valor={valor} valido={valido} />
}

function usePreencher({ preenche }: ConsultaProps['consulta']) {
  const { setValue } = useFormContext<{ valores: Record<string, string> }>()
  return (achados: Achados) => {
    for (const [dado, campo] of Object.entries(preenche) as [DadoConsultado, string][])
      if (achados[dado])
        setValue(`valores.${campo}`, achados[dado], { shouldDirty: true, shouldValidate: true })
  }
}

function DaEmpresa({ consulta, valor, valido }: ConsultaProps) {
  const preencher = usePreencher(consulta)
  const pedido = useAcao(consultarReceita, {
    aoConcluir: ({ razao_social, nome_fantasia, telefone, email, endereco }) =>
      preencher({
        razaoSocial: razao_social,
        fantasia: nome_fantasia || razao_social,
        telefone,
        email,
        ...endereco,
      }),
  })
  return (
    <Botao
      nome="Buscar dados"
      disabled={!valido}
      buscando={pedido.isPending}
      problema={pedido.error?.message ?? null}
      aoBuscar={() => pedido.mutate({ params: { cnpj: limparDocumento(valor) } })}
    />
  )
}

function DoCep({ consulta, valor, valido }: ConsultaProps) {
  const preencher = usePreencher(consulta)
  const ler = useLeitura(consultarCep)
  const [buscando, setBuscando] = useState(false)
  const [problema, setProblema] = useState<string | null>(null)
  async function buscar() {
    setBuscando(true)
    const achado = await ler({ params: { cep: cepGuardado(valor) } }).catch(() => null)
    setBuscando(false)
    if (!achado || achado.erro)
      return setProblema(
        achado?.erro === 'NAO_ENCONTRADO' ? 'Ninguém conhece este CEP.' : 'A consulta não respondeu.',
      )
    setProblema(null)
    const { logradouro, bairro, localidade: cidade, uf } = achado
    preencher({ logradouro, bairro, cidade, uf })
  }
  return (
    <Botao
      nome="Buscar endereço"
      disabled={!valido}
      buscando={buscando}
      problema={problema}
      aoBuscar={() => void buscar()}
    />
  )
}

type BotaoProps = {
  nome: string
  disabled: boolean
  buscando: boolean
  problema: string | null
  aoBuscar: () => void
}

function Botao({ nome, disabled, buscando, problema, aoBuscar }: BotaoProps) {
  return (
    <>
      <Button
        variant="default"
        size="compact-sm"
        mt={6}
        leftSection={<IconSearch size={14} aria-hidden />}
        disabled={disabled}
        loading={buscando}
        onClick={aoBuscar}
      >
        {nome}
      </Button>
      {problema && (
        <Text size="sm" c="dimmed" role="status">
          {problema} Preencha os campos abaixo.
        </Text>
      )}
    </>
  )
}

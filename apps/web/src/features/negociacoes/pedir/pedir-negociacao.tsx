import { hojeEm, somarDias } from '@balcao/dominio/formatos/datas'
import { opcoesDaNegociacao, pedirNegociacao } from '@balcao/dominio/negociacoes/contratos'
import { ALVOS_DA_NEGOCIACAO } from '@balcao/dominio/negociacoes/regras'
import { Checkbox, SimpleGrid, Stack, Textarea } from '@mantine/core'
import { useMemo, useState } from 'react'
import { Controller, type FieldPath, useFormContext, useWatch } from 'react-hook-form'
import * as z from 'zod/mini'
import { FormularioDaAcao } from '../../../platform/acao/formulario-da-acao.tsx'
import { JanelaDaAcao, type JanelaUnica, useJanelaUnica } from '../../../platform/acao/janela-da-acao.tsx'
import { useFormularioDaAcao } from '../../../platform/acao/use-formulario-da-acao.ts'
import { useConsulta } from '../../../platform/consultas.ts'
import { opcoesDe } from '../../../platform/listas/descricao.ts'
import { SeletorDeCliente } from '../../../seletores/seletor-de-cliente.tsx'
import { SeletorDeProduto } from '../../../seletores/seletor-de-produto.tsx'
import { CampoDeData } from '../../../ui/campos/campo-de-data.tsx'
import { CampoDeDinheiro } from '../../../ui/campos/campo-de-dinheiro.tsx'
import { CampoDePercentual } from '../../../ui/campos/campo-de-percentual.tsx'
import { CampoDeSelecao } from '../../../ui/campos/campo-de-selecao.tsx'
import { CampoDecimal } from '../../../ui/campos/campo-decimal.tsx'
import { AreaDeDados } from '../../../ui/retorno/area-de-dados.tsx'

const LARGURA = 720
const LINHAS = 3
const MAIOR_TEXTO = 500
const DIAS = 30
const ALVOS = opcoesDe(ALVOS_DA_NEGOCIACAO)
const TIPOS = opcoesDe({ PRECO: 'Preço por unidade', PERCENTUAL: 'Desconto sobre a tabela' })

const esquema = z.object(pedirNegociacao.corpo.shape)
type Campos = z.input<typeof esquema>

type Escolhida = { valor: number; nome: string }
/** What is already known where the price is asked for. */
export type DeOndeSePede = { cliente: Escolhida; produto: Escolhida }

/** GES-03 Asks for a price: for whom, of what, how much, until when and why. */
export function PedirNegociacao({ de, aoFechar }: { de?: DeOndeSePede; aoFechar: () => void }) {
  const janela = useJanelaUnica('Nova negociação', aoFechar)
  const opcoes = useConsulta(opcoesDaNegociacao, {}, { mostradoNaArea: true })
  return (
    <JanelaDaAcao aberta janela={janela} largura={LARGURA}>
      {opcoes.data === undefined ? (
        <AreaDeDados
          carregando={opcoes.isPending}
          erro={opcoes.error?.message}
          aoTentarNovamente={() => void opcoes.refetch()}
        />
      ) : (
        <Formulario janela={janela} opcoes={opcoes.data} de={de} />
      )}
    </JanelaDaAcao>
  )
}

type Opcoes = { marcas: string[]; categorias: string[]; planos: { id: number; desc: string }[] }

type FormularioProps = { janela: JanelaUnica; opcoes: Opcoes; de: DeOndeSePede | undefined }

function Formulario({ janela, opcoes, de }: FormularioProps) {
  const hoje = hojeEm(new Date())
  const acao = useFormularioDaAcao<typeof pedirNegociacao, Campos, z.output<typeof esquema>>(
    pedirNegociacao,
    {
      alvo: {},
      esquema,
      valores: {
        ...(de && { idCli: de.cliente.valor }),
        alvo: 'PRODUTO',
        idProd: de?.produto.valor ?? null,
        marca: null,
        categoria: null,
        tipo: 'PRECO',
        preco: null,
        percentual: null,
        minimo: 0,
        usoUnico: false,
        idPlano: null,
        inicio: hoje,
        fim: somarDias(hoje, DIAS),
        justificativa: '',
      },
      mensagem: 'Negociação pedida. Quem pode aprovar foi avisado.',
      aoConcluir: janela.fechar,
    },
  )
  const { register, formState } = acao.form
  return (
    <FormularioDaAcao acao={acao} janela={janela} botoes={{ enviar: 'Pedir aprovação', fechar: 'Cancelar' }}>
      <Stack gap="md">
        <Cliente de={de?.cliente} />
        <Alvo opcoes={opcoes} de={de?.produto} />
        <Preco comFoco={de !== undefined} />
        <Condicoes opcoes={opcoes} hoje={hoje} />
        <Textarea
          label="Por que este preço"
          description="Quem pode aprovar lê; o cliente, não."
          required
          rows={LINHAS}
          maxLength={MAIOR_TEXTO}
          error={formState.errors.justificativa?.message}
          {...register('justificativa')}
        />
      </Stack>
    </FormularioDaAcao>
  )
}

function Cliente({ de }: { de: Escolhida | undefined }) {
  const { control } = useFormContext<Campos>()
  const [escolhido, setEscolhido] = useState<Escolhida | null>(de ?? null)
  return (
    <Controller
      control={control}
      name="idCli"
      render={({ field, fieldState }) => (
        <SeletorDeCliente
          withAsterisk
          {...(!de && { 'data-autofocus': true })}
          value={escolhido}
          onChange={(opcao) => {
            setEscolhido(opcao)
            field.onChange(opcao?.valor)
          }}
          error={fieldState.error?.message}
        />
      )}
    />
  )
}

function Escolha({
  name,
  ...props
}: { name: FieldPath<Campos> } & Omit<
  Parameters<typeof CampoDeSelecao<string | number>>[0],
  'value' | 'onChange' | 'error'
>) {
  const { control } = useFormContext<Campos>()
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <CampoDeSelecao<string | number>
          {...props}
          value={(field.value as string | number | null | undefined) ?? null}
          onChange={field.onChange}
          error={fieldState.error?.message}
        />
      )}
    />
  )
}

const deTexto = (nomes: readonly string[]) => nomes.map((nome) => ({ valor: nome as string | number, nome }))

function Alvo({ opcoes, de }: { opcoes: Opcoes; de: Escolhida | undefined }) {
  const { control, setValue } = useFormContext<Campos>()
  const alvo = useWatch<Campos, 'alvo'>({ name: 'alvo' })
  const [produto, setProduto] = useState<Escolhida | null>(de ?? null)
  const marcas = useMemo(() => deTexto(opcoes.marcas), [opcoes])
  const categorias = useMemo(() => deTexto(opcoes.categorias), [opcoes])
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
      <Controller
        control={control}
        name="alvo"
        render={({ field }) => (
          <CampoDeSelecao
            label="Para quê"
            required
            clearable={false}
            opcoes={ALVOS}
            value={field.value}
            onChange={(novo) => {
              field.onChange(novo)
              // A price is of one product.
              if (novo !== 'PRODUTO') setValue('tipo', 'PERCENTUAL', { shouldValidate: true })
            }}
          />
        )}
      />
      {alvo === 'PRODUTO' && (
        <Controller
          control={control}
          name="idProd"
          render={({ field, fieldState }) => (
            <SeletorDeProduto
              withAsterisk
              value={produto}
              onChange={(opcao) => {
                setProduto(opcao)
                field.onChange(opcao?.valor ?? null)
              }}
              error={fieldState.error?.message}
            />
          )}
        />
      )}
      {alvo === 'MARCA' && <Escolha name="marca" label="Marca" required opcoes={marcas} />}
      {alvo === 'CATEGORIA' && <Escolha name="categoria" label="Família" required opcoes={categorias} />}
    </SimpleGrid>
  )
}

const texto = (valor: unknown) => (valor == null ? null : String(valor))

function Numero({
  name,
  label,
  rightSection,
  description,
  required,
  comFoco,
}: {
  name: 'preco' | 'percentual' | 'minimo' | 'quantidadeAte'
  label: string
  rightSection?: string
  description?: string
  required?: boolean
  comFoco?: boolean
}) {
  const { control } = useFormContext<Campos>()
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => {
        const comum = {
          label,
          required: required ?? false,
          ...(description && { description }),
          ...(comFoco && { 'data-autofocus': true }),
          value: texto(field.value),
          onChange: field.onChange,
          error: fieldState.error?.message,
        }
        if (name === 'preco') return <CampoDeDinheiro {...comum} casas={2} />
        if (name === 'percentual') return <CampoDePercentual {...comum} casas={2} semZeros />
        return <CampoDecimal {...comum} casas={2} semZeros rightSection={rightSection} />
      }}
    />
  )
}

function Preco({ comFoco }: { comFoco: boolean }) {
  const alvo = useWatch<Campos, 'alvo'>({ name: 'alvo' })
  const tipo = useWatch<Campos, 'tipo'>({ name: 'tipo' })
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
      <Escolha
        key={alvo}
        name="tipo"
        label="Como"
        required
        clearable={false}
        disabled={alvo !== 'PRODUTO'}
        opcoes={TIPOS}
      />
      {tipo === 'PRECO' ? (
        <Numero
          name="preco"
          label="Preço pedido"
          required
          comFoco={comFoco}
          description="Por unidade de estoque, sem impostos."
        />
      ) : (
        <Numero
          name="percentual"
          label="Desconto pedido"
          required
          description="Sobre a tabela do orçamento."
        />
      )}
      <Numero
        name="quantidadeAte"
        label="Quantidade total"
        rightSection="un."
        required
        description="Quanto se pode vender a este preço."
      />
      <Numero
        name="minimo"
        label="Menor quantidade por item"
        rightSection="un."
        description="Abaixo dela vale o preço de sempre."
      />
    </SimpleGrid>
  )
}

function Condicoes({ opcoes, hoje }: { opcoes: Opcoes; hoje: string }) {
  const { control, register } = useFormContext<Campos>()
  const planos = useMemo(
    () => opcoes.planos.map(({ id, desc }) => ({ valor: id as string | number, nome: desc })),
    [opcoes],
  )
  return (
    <>
      <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="md">
        {(['inicio', 'fim'] as const).map((name) => (
          <Controller
            key={name}
            control={control}
            name={name}
            render={({ field, fieldState }) => (
              <CampoDeData
                label={name === 'inicio' ? 'Vale de' : 'Até'}
                required
                minima={hoje}
                value={field.value}
                onChange={field.onChange}
                error={fieldState.error?.message}
              />
            )}
          />
        ))}
        <Escolha
          name="idPlano"
          label="Plano de pagamento"
          placeholder="Qualquer um"
          clearable
          semPreSelecao
          opcoes={planos}
        />
      </SimpleGrid>
      <Checkbox label="Para um pedido só" {...register('usoUnico')} />
    </>
  )
}

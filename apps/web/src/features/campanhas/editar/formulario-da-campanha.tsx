import {
  alterarCampanha,
  type CampanhaDetalhada,
  criarCampanha,
  type OpcoesDaCampanha,
  obterCampanha,
  opcoesDaCampanha,
} from '@balcao/dominio/campanhas/contratos'
import {
  NOMES_DOS_PARCEIROS,
  problemasDaCampanha,
  QUEM_PAGA,
  TIPOS_DA_CAMPANHA,
  unidadeDaCampanha,
} from '@balcao/dominio/campanhas/regras'
import { hojeEm } from '@balcao/dominio/formatos/datas'
import type { TipoDaCampanha } from '@balcao/dominio/precos/campanha'
import {
  ActionIcon,
  Button,
  Checkbox,
  Fieldset,
  Group,
  SimpleGrid,
  Stack,
  Text,
  TextInput,
} from '@mantine/core'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useMemo, useState } from 'react'
import {
  Controller,
  type FieldPath,
  useFieldArray,
  useFormContext,
  useFormState,
  useWatch,
} from 'react-hook-form'
import type * as z from 'zod/mini'
import { FormularioDaAcao } from '../../../platform/acao/formulario-da-acao.tsx'
import { JanelaDaAcao, type JanelaUnica, useJanelaUnica } from '../../../platform/acao/janela-da-acao.tsx'
import { useAlvo } from '../../../platform/acao/use-alvo.ts'
import { useFormularioDaAcao } from '../../../platform/acao/use-formulario-da-acao.ts'
import { useConsulta } from '../../../platform/consultas.ts'
import { opcoesDe } from '../../../platform/listas/descricao.ts'
import { SeletorDeCliente } from '../../../seletores/seletor-de-cliente.tsx'
import { SeletorDeProduto } from '../../../seletores/seletor-de-produto.tsx'
import { CampoDeData } from '../../../ui/campos/campo-de-data.tsx'
import { CampoDeSelecao } from '../../../ui/campos/campo-de-selecao.tsx'
import { AreaDeDados } from '../../../ui/retorno/area-de-dados.tsx'
import { Numero, Pesquisados, Varios } from './campos.tsx'
import { BENEFICIO_VAZIO, type Campos, copiaDe, esquema, novaCampanha } from './valores.ts'

const LARGURA = 860
const TIPOS = opcoesDe(TIPOS_DA_CAMPANHA)
const PAGADORES = opcoesDe(QUEM_PAGA)
const PARCEIROS = Object.entries(NOMES_DOS_PARCEIROS).map(([valor, nome]) => ({
  valor: valor as string | number,
  nome,
}))
type Digitada = z.output<typeof esquema>

/** A new one, or one that is changed or copied. */
export type EdicaoDaCampanha = { de: CampanhaDetalhada | null; modo: 'alterar' | 'duplicar' }

export function FormularioDaCampanha({
  edicao,
  aoFechar,
}: {
  edicao: EdicaoDaCampanha
  aoFechar: () => void
}) {
  const alterando = edicao.modo === 'alterar' && edicao.de !== null
  const janela = useJanelaUnica(alterando ? `Alterar campanha ${edicao.de?.id}` : 'Nova campanha', aoFechar)
  const opcoes = useConsulta(opcoesDaCampanha, {}, { mostradoNaArea: true })
  return (
    <JanelaDaAcao aberta janela={janela} largura={LARGURA}>
      {opcoes.data === undefined ? (
        <AreaDeDados
          carregando={opcoes.isPending}
          erro={opcoes.error?.message}
          aoTentarNovamente={() => void opcoes.refetch()}
        />
      ) : edicao.de && alterando ? (
        <Alteracao janela={janela} opcoes={opcoes.data} de={edicao.de} />
      ) : (
        <Nova janela={janela} opcoes={opcoes.data} de={edicao.de} />
      )}
    </JanelaDaAcao>
  )
}

type FormularioProps<D> = { janela: JanelaUnica; opcoes: OpcoesDaCampanha; de: D }
const conferir = (dita: Digitada) => problemasDaCampanha(dita)

function Nova({ janela, opcoes, de }: FormularioProps<CampanhaDetalhada | null>) {
  const hoje = hojeEm(new Date())
  const acao = useFormularioDaAcao<typeof criarCampanha, Campos, Digitada>(criarCampanha, {
    alvo: {},
    esquema,
    valores: de ? copiaDe(de, hoje) : novaCampanha(hoje),
    regra: conferir,
    mensagem: 'Campanha criada.',
    aoConcluir: janela.fechar,
  })
  return (
    <FormularioDaAcao acao={acao} janela={janela} botoes={{ enviar: 'Criar campanha', fechar: 'Cancelar' }}>
      <Partes opcoes={opcoes} de={de} />
    </FormularioDaAcao>
  )
}

function Alteracao({ janela, opcoes, de }: FormularioProps<CampanhaDetalhada>) {
  const acao = useFormularioDaAcao<typeof alterarCampanha, Campos, Digitada>(alterarCampanha, {
    alvo: useAlvo(obterCampanha, { idCampanha: de.id }, de.versao),
    esquema,
    valores: de.digitada as Campos,
    regra: conferir,
    mensagem: 'Campanha alterada: já vale para os próximos itens.',
    aoConcluir: janela.fechar,
  })
  return (
    <FormularioDaAcao
      acao={acao}
      janela={janela}
      botoes={{ enviar: 'Salvar', fechar: 'Cancelar' }}
      tituloDoConflito="Esta campanha mudou enquanto você preenchia"
    >
      <Partes opcoes={opcoes} de={de} />
    </FormularioDaAcao>
  )
}

function Parte({ titulo, children }: { titulo: string; children: React.ReactNode }) {
  return (
    <Fieldset legend={<Text fw={600}>{titulo}</Text>}>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        {children}
      </SimpleGrid>
    </Fieldset>
  )
}

const deTexto = (nomes: readonly string[]) => nomes.map((nome) => ({ valor: nome as string | number, nome }))
const porId = (itens: readonly { id: number; nome: string }[]) =>
  itens.map(({ id, nome }) => ({ valor: id as string | number, nome }))

function Partes({ opcoes, de }: { opcoes: OpcoesDaCampanha; de: CampanhaDetalhada | null }) {
  const { register, control } = useFormContext<Campos>()
  const { errors } = useFormState<Campos>()
  const tipo = useWatch<Campos, 'beneficio.tipo'>({ name: 'beneficio.tipo' })
  const listas = useMemo(
    () => ({
      filiais: porId(opcoes.filiais),
      tabelas: porId(opcoes.tabelas),
      atividades: deTexto(opcoes.atividades),
      classificacoes: porId(opcoes.classificacoes),
      marcas: deTexto(opcoes.marcas),
      categorias: deTexto(opcoes.categorias),
    }),
    [opcoes],
  )
  return (
    <Stack gap="md">
      <TextInput label="Nome" required data-autofocus error={errors.nome?.message} {...register('nome')} />
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        {(['inicio', 'fim'] as const).map((name) => (
          <Controller
            key={name}
            control={control}
            name={name}
            render={({ field, fieldState }) => (
              <CampoDeData
                label={name === 'inicio' ? 'Vale de' : 'Até'}
                required
                value={field.value}
                onChange={field.onChange}
                error={fieldState.error?.message}
              />
            )}
          />
        ))}
      </SimpleGrid>
      <Beneficio nomes={de?.nomes.produtos ?? []} />
      {tipo !== 'FRETE' && (
        <Parte titulo="Sobre o quê">
          <Pesquisados
            name="produtos"
            label="Produtos"
            seletor={SeletorDeProduto}
            nomes={de?.nomes.produtos ?? []}
          />
          <Varios name="marcas" label="Marcas" opcoes={listas.marcas} vazio="Todas" />
          <Varios name="categorias" label="Famílias" opcoes={listas.categorias} vazio="Todas" />
        </Parte>
      )}
      <Parte titulo="Para quem">
        <Varios name="filiais" label="Filiais" opcoes={listas.filiais} vazio="Todas" />
        <Varios name="tabelas" label="Tabelas de preço do orçamento" opcoes={listas.tabelas} vazio="Todas" />
        <Varios name="atividades" label="Segmentos" opcoes={listas.atividades} vazio="Todos" />
        <Varios name="classificacoes" label="Classificações" opcoes={listas.classificacoes} vazio="Todas" />
        <Pesquisados
          name="clientes"
          label="Clientes escolhidos"
          seletor={SeletorDeCliente}
          nomes={de?.nomes.clientes ?? []}
        />
      </Parte>
      <Parte titulo="Limites">
        <Numero
          name="verba"
          label="Verba"
          especie="reais"
          description="Quanto se pode dar em desconto e brindes."
        />
        <Numero name="limite" label="Limite em tudo" sufixo={unidadeDaCampanha(tipo)} />
        <Numero name="limitePorCliente" label="Limite por cliente" sufixo={unidadeDaCampanha(tipo)} />
        <Numero
          name="prioridade"
          label="Prioridade"
          especie="inteiro"
          description="Entre campanhas que dão o mesmo, a de menor número."
        />
      </Parte>
      <Parte titulo="Com o que combina, e quem paga">
        <Varios
          name="combinaCom"
          label="Combina com"
          opcoes={PARCEIROS}
          vazio="Nada: vale o maior benefício"
        />
        <Controller
          control={control}
          name="quemPaga"
          render={({ field }) => (
            <CampoDeSelecao
              label="Quem paga"
              required
              clearable={false}
              opcoes={PAGADORES}
              value={field.value ?? null}
              onChange={field.onChange}
            />
          )}
        />
        <Marca name="moveConta" label="Movimenta a conta corrente de quem vende" />
      </Parte>
    </Stack>
  )
}

function Marca({ name, label }: { name: FieldPath<Campos>; label: string }) {
  const { control } = useFormContext<Campos>()
  return (
    <Controller
      control={control}
      name={name}
      render={({ field }) => (
        <Checkbox
          label={label}
          checked={field.value === true}
          onChange={(e) => field.onChange(e.currentTarget.checked)}
        />
      )}
    />
  )
}

function Beneficio({ nomes }: { nomes: readonly { id: number; nome: string }[] }) {
  const { setValue } = useFormContext<Campos>()
  const tipo = useWatch<Campos, 'beneficio.tipo'>({ name: 'beneficio.tipo' })
  return (
    <Fieldset legend={<Text fw={600}>O que dá</Text>}>
      <Stack gap="md">
        <CampoDeSelecao
          label="Benefício"
          required
          clearable={false}
          opcoes={TIPOS}
          value={tipo}
          onChange={(novo) => {
            if (!novo || novo === tipo) return
            setValue('beneficio', BENEFICIO_VAZIO[novo as TipoDaCampanha], { shouldDirty: true })
            // Freight is of the whole order.
            if (novo === 'FRETE')
              for (const campo of ['produtos', 'marcas', 'categorias'] as const) setValue(campo, [])
          }}
        />
        {tipo === 'PERCENTUAL' && <Faixas />}
        {tipo !== 'PERCENTUAL' && (
          <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
            {tipo === 'PRECO' && (
              <>
                <Numero
                  name="beneficio.preco"
                  label="Preço"
                  especie="preco"
                  required
                  description="Por unidade de estoque, sem impostos."
                />
                <Numero name="beneficio.minimo" label="A partir de" sufixo="un." />
              </>
            )}
            {tipo === 'LEVE_PAGUE' && (
              <>
                <Numero name="beneficio.leve" label="Leve" sufixo="un." required />
                <Numero name="beneficio.pague" label="Pague" sufixo="un." required />
              </>
            )}
            {tipo === 'BRINDE' && (
              <>
                <Numero name="beneficio.leve" label="A cada" sufixo="un." required />
                <Numero name="beneficio.ganhe" label="Ganhe" sufixo="un." required />
                <ProdutoDoBrinde nomes={nomes} />
              </>
            )}
            {tipo === 'FRETE' && (
              <Numero name="beneficio.minimo" label="A partir de, em produtos" especie="reais" />
            )}
          </SimpleGrid>
        )}
      </Stack>
    </Fieldset>
  )
}

function ProdutoDoBrinde({ nomes }: { nomes: readonly { id: number; nome: string }[] }) {
  const { control } = useFormContext<Campos>()
  const [escolhido, setEscolhido] = useState<{ valor: number; nome: string } | null>(null)
  return (
    <Controller
      control={control}
      name="beneficio.idProd"
      render={({ field, fieldState }) => {
        const id = field.value === null || field.value === undefined ? null : Number(field.value)
        const conhecido = nomes.find((um) => um.id === id)
        return (
          <SeletorDeProduto
            label="Produto do brinde"
            description="Vazio, o mesmo produto que se compra."
            value={
              id === null
                ? null
                : escolhido?.valor === id
                  ? escolhido
                  : { valor: id, nome: conhecido?.nome ?? String(id) }
            }
            onChange={(opcao) => {
              setEscolhido(opcao)
              field.onChange(opcao?.valor ?? null)
            }}
            error={fieldState.error?.message}
          />
        )
      }}
    />
  )
}

function Faixas() {
  const { control } = useFormContext<Campos>()
  const { errors } = useFormState<Campos>()
  const { fields, append, remove } = useFieldArray<Campos, 'beneficio.faixas'>({
    control,
    name: 'beneficio.faixas',
  })
  const geral = (errors.beneficio as { faixas?: { message?: string } } | undefined)?.faixas?.message
  return (
    <Stack gap="sm">
      {fields.map(({ id }, i) => (
        <Group key={id} gap="sm" align="flex-start" wrap="nowrap">
          <Numero name={`beneficio.faixas.${i}.de`} label="A partir de" sufixo="un." />
          <Numero name={`beneficio.faixas.${i}.percentual`} label="Desconto" especie="porcento" required />
          {fields.length > 1 && (
            <ActionIcon
              variant="subtle"
              color="red"
              mt={28}
              aria-label={`Tirar a faixa ${i + 1}`}
              onClick={() => remove(i)}
            >
              <IconTrash size={16} aria-hidden />
            </ActionIcon>
          )}
        </Group>
      ))}
      {geral && (
        <Text c="red" size="sm" role="alert">
          {geral}
        </Text>
      )}
      <Group gap="md">
        <Button
          variant="subtle"
          leftSection={<IconPlus size={16} aria-hidden />}
          onClick={() => append({ de: '', percentual: '' })}
        >
          Mais uma faixa
        </Button>
        {fields.length > 1 && (
          <Marca
            name="beneficio.porFaixa"
            label="Cada faixa por si: só as unidades dela têm o desconto dela"
          />
        )}
      </Group>
    </Stack>
  )
}

import { ASSUNTOS_AJUSTADOS, type SalaDosAssuntos } from '@balcao/dominio/ajustes/assuntos'
import { dizerValor } from '@balcao/dominio/ajustes/campo'
import type { LinhaDaTabela, TabelaNaTela } from '@balcao/dominio/ajustes/tabela'
import {
  type AssuntoDoCatalogo,
  assuntoDoEndereco,
  CONTRATOS_DO_CATALOGO,
  descricaoDe,
} from '@balcao/dominio/catalogo/assuntos'
import { formatarNumero } from '@balcao/dominio/formatos/dinheiro'
import { ActionIcon, Anchor, Button, Group, Switch, Text } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconPlus } from '@tabler/icons-react'
import { Link, notFound } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { mensagemDoErro } from '../../platform/api-error.ts'
import { useAcao, useConsulta } from '../../platform/consultas.ts'
import { AreaDaConsulta } from '../../platform/ficha/area-da-consulta.tsx'
import { CampoDeTermo } from '../../ui/campos/campo-de-termo.tsx'
import { CELULA_DA_ATUALIZACAO } from '../../ui/listas/atualizada.tsx'
import type { Coluna } from '../../ui/listas/coluna.ts'
import { Etiqueta } from '../../ui/listas/etiqueta.tsx'
import { Tabela } from '../../ui/listas/tabela.tsx'
import { Pagina } from '../../ui/pagina/pagina.tsx'
import { Trilha } from '../../ui/pagina/trilha.tsx'
import { avisarErro } from '../../ui/retorno/toasts.ts'
import { Vazio } from '../../ui/retorno/vazio.tsx'
import { DialogoDaLinha } from './dialogo-da-linha.tsx'
import { Testar, type Teste } from './testar.tsx'

type AssuntoDaRotaProps = Pick<PaginaProps, 'linha'> & {
  /** Whose subjects are reached here. */
  acao: SalaDosAssuntos
  endereco: string
  testes?: Partial<Record<AssuntoDoCatalogo, Teste>>
  navegar: (para: { search: { linha?: number }; replace: true }) => unknown
}

export function AssuntoDaRota({ acao, endereco, testes, linha, navegar }: AssuntoDaRotaProps) {
  const assunto = assuntoDoEndereco(acao, endereco)
  if (!assunto) throw notFound()
  // Another subject is another screen: nothing of the former may stay.
  return (
    <PaginaDoAssunto
      key={assunto}
      assunto={assunto}
      linha={linha}
      teste={testes?.[assunto]}
      aoAbrir={(id) => void navegar({ search: id === undefined ? {} : { linha: id }, replace: true })}
    />
  )
}

type PaginaProps = {
  assunto: AssuntoDoCatalogo
  /** The row whose dialog is open. */
  linha: number | undefined
  aoAbrir: (id: number | undefined) => void
  /** What its rows come to may be tried. */
  teste?: Teste | undefined
}

/** ADM-05 Any subject of rows, from its description alone. */
function PaginaDoAssunto({ assunto, linha, aoAbrir, teste }: PaginaProps) {
  const { um, varios } = ASSUNTOS_AJUSTADOS[assunto]
  const { descricao, genero } = descricaoDe(assunto)
  const consulta = useConsulta(CONTRATOS_DO_CATALOGO[assunto].listar, {}, { mostradoNaArea: true })
  const [nova, setNova] = useState(false)
  return (
    <Pagina
      titulo={varios}
      contagem={consulta.data && formatarNumero(consulta.data.itens.filter(({ ativo }) => ativo).length)}
      acima={
        <Trilha
          acima={[
            <Anchor key="administracao" component={Link} to="/administracao">
              Administração
            </Anchor>,
          ]}
          aqui={varios}
        />
      }
      descricao={`${descricao}.`}
      aoLado={
        <Group gap="xs">
          {teste && <Testar {...teste} />}
          <Button leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setNova(true)}>
            {genero === 'o' ? 'Novo' : 'Nova'} {um.charAt(0).toLowerCase() + um.slice(1)}
          </Button>
        </Group>
      }
    >
      <AreaDaConsulta consulta={consulta}>
        {(tabela) => (
          <>
            <Linhas assunto={assunto} tabela={tabela} aoAbrir={aoAbrir} />
            <DialogoDaLinha
              assunto={assunto}
              tabela={tabela}
              aberta={nova ? 'nova' : (tabela.itens.find(({ id }) => id === linha) ?? null)}
              aoFechar={() => {
                setNova(false)
                aoAbrir(undefined)
              }}
            />
          </>
        )}
      </AreaDaConsulta>
    </Pagina>
  )
}

/** Fewer are seen at a glance. */
const SEM_BUSCA = 12
const MAXIMO_MOSTRADO = 200

type LinhasProps = Pick<PaginaProps, 'assunto' | 'aoAbrir'> & { tabela: TabelaNaTela }

function Linhas({ assunto, tabela, aoAbrir }: LinhasProps) {
  const { varios } = ASSUNTOS_AJUSTADOS[assunto]
  const { genero } = descricaoDe(assunto)
  const [retiradas, setRetiradas] = useState(false)
  const [termo, setTermo] = useState('')
  const quantas = tabela.itens.filter(({ ativo }) => !ativo).length
  const achadas = useMemo(() => {
    const procuradas = palavrasDe(termo)
    return tabela.itens.filter((linha) => (linha.ativo || retiradas) && combina(tabela, linha, procuradas))
  }, [tabela, retiradas, termo])
  const mostradas = achadas.slice(0, MAXIMO_MOSTRADO)
  const colunas = useMemo(() => colunasDe(assunto, tabela), [assunto, tabela])
  return (
    <>
      <Group display={tabela.itens.length > SEM_BUSCA || quantas > 0 ? undefined : 'none'}>
        {tabela.itens.length > SEM_BUSCA && (
          <CampoDeTermo termo={termo} aoMudar={setTermo} placeholder="Procurar nesta página" />
        )}
        {quantas > 0 && (
          <Switch
            ml="auto"
            label={`Mostrar ${genero === 'o' ? 'os retirados' : 'as retiradas'} (${quantas})`}
            checked={retiradas}
            onChange={({ currentTarget }) => setRetiradas(currentTarget.checked)}
          />
        )}
      </Group>
      {termo !== '' && mostradas.length === 0 ? (
        <Vazio>
          <strong>Nada com essas palavras</strong>
        </Vazio>
      ) : mostradas.length === 0 ? (
        <Vazio>
          <strong>Nada por aqui ainda</strong>
          <p>O que você criar aparece para todos na hora.</p>
        </Vazio>
      ) : (
        <Tabela
          rotulo={varios}
          colunas={colunas}
          itens={mostradas}
          chaveDe={({ id }) => id}
          nomeDe={({ nome }) => nome}
          aoAbrir={({ id }) => aoAbrir(id)}
        />
      )}
      {achadas.length > MAXIMO_MOSTRADO && (
        <Text size="sm" c="dimmed" role="status">
          Aqui estão as primeiras {MAXIMO_MOSTRADO} de {formatarNumero(achadas.length)}. Procure por uma
          palavra para ver as outras.
        </Text>
      )}
    </>
  )
}

const semAcento = (texto: string) => texto.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
const palavrasDe = (termo: string) => semAcento(termo).split(/\s+/).filter(Boolean)

/** Every word is somewhere in what the row says. */
function combina({ campos }: TabelaNaTela, { nome, valores }: LinhaDaTabela, palavras: readonly string[]) {
  if (palavras.length === 0) return true
  const dito = semAcento(
    [nome, ...Object.entries(campos).map(([chave, campo]) => dizerValor(campo, valores[chave] ?? ''))].join(
      ' ',
    ),
  )
  return palavras.every((palavra) => dito.includes(palavra))
}

function colunasDe(assunto: AssuntoDoCatalogo, { campos, itens }: TabelaNaTela): Coluna<LinhaDaTabela>[] {
  const { nome: principal, ordem, genero } = descricaoDe(assunto)
  const outros = Object.entries(campos).filter(([nome, campo]) => nome !== principal && !campo.foraDaLista)
  const ativas = itens.filter(({ ativo }) => ativo)
  return [
    {
      id: principal,
      cabecalho: campos[principal]?.nome ?? '',
      larguraMinima: 220,
      peso: 2,
      noCartao: 'titulo',
      celula: ({ nome, ativo, valores }) => {
        const dito = campos[principal] ? dizerValor(campos[principal], valores[principal] ?? '') : nome
        return ativo ? (
          dito
        ) : (
          <Group gap="xs" wrap="nowrap">
            <span>{dito}</span>
            <Etiqueta>{`Retirad${genero}`}</Etiqueta>
          </Group>
        )
      },
      celulaDoCartao: ({ nome }) => nome,
    },
    ...outros.map(
      ([id, campo], indice): Coluna<LinhaDaTabela> => ({
        id,
        cabecalho: campo.nome,
        larguraMinima: 150,
        peso: 1,
        dispensavel: outros.length - indice,
        celula: ({ valores }) => <Valor campo={campo} valor={valores[id] ?? ''} />,
      }),
    ),
    {
      id: 'datahora_atualizacao',
      cabecalho: genero === 'o' ? 'Atualizado' : 'Atualizada',
      largura: 170,
      dispensavel: outros.length + 1,
      noCartao: 'oculto',
      ...CELULA_DA_ATUALIZACAO,
    },
    ...(ordem === 'propria' && ativas.length > 1
      ? [
          {
            id: 'ordem',
            cabecalho: 'Ordem',
            largura: 100,
            noCartao: 'canto' as const,
            celula: (linha: LinhaDaTabela) => <Mover assunto={assunto} linha={linha} ativas={ativas} />,
          },
        ]
      : []),
  ]
}

function Valor({ campo, valor }: { campo: TabelaNaTela['campos'][string]; valor: string }) {
  const dito = dizerValor(campo, valor)
  return /^#[0-9a-f]{6}$/i.test(valor) ? <Etiqueta cor={valor}>{dito}</Etiqueta> : dito
}

type MoverProps = { assunto: AssuntoDoCatalogo; linha: LinhaDaTabela; ativas: readonly LinhaDaTabela[] }

function Mover({ assunto, linha, ativas }: MoverProps) {
  const mover = useAcao(CONTRATOS_DO_CATALOGO[assunto].mover, {
    aoFalhar: (erro) => avisarErro(mensagemDoErro(erro)),
  })
  const { id, versao, nome, ativo } = linha
  if (!ativo) return null
  const posicao = ativas.findIndex((outra) => outra.id === id) + 1
  const para = (nova: number) => mover.mutate({ params: { idLinha: id }, corpo: { posicao: nova, versao } })
  return (
    <Group gap={4} wrap="nowrap">
      <ActionIcon
        variant="subtle"
        aria-label={`Subir ${nome}`}
        disabled={posicao === 1 || mover.isPending}
        onClick={() => para(posicao - 1)}
      >
        <IconArrowUp size={16} aria-hidden />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        aria-label={`Descer ${nome}`}
        disabled={posicao === ativas.length || mover.isPending}
        onClick={() => para(posicao + 1)}
      >
        <IconArrowDown size={16} aria-hidden />
      </ActionIcon>
    </Group>
  )
}

import { procurar } from '@balcao/dominio/administracao/procurar'
import { dizerValor } from '@balcao/dominio/ajustes/campo'
import { plural } from '@balcao/dominio/formatos/contagem'
import {
  type CatalogoDeParametros,
  listarParametros,
  type ParametroNaTela,
} from '@balcao/dominio/parametros/contratos'
import { Anchor, Button, Group, SimpleGrid, Switch } from '@mantine/core'
import { IconArrowsDiff } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useMemo, useState } from 'react'
import { useConsulta } from '../../platform/consultas.ts'
import { AreaDaConsulta } from '../../platform/ficha/area-da-consulta.tsx'
import { useSessao } from '../../platform/sessao.tsx'
import { CampoDeSelecao } from '../../ui/campos/campo-de-selecao.tsx'
import { CampoDeTermo } from '../../ui/campos/campo-de-termo.tsx'
import type { Coluna } from '../../ui/listas/coluna.ts'
import { DuasLinhas } from '../../ui/listas/duas-linhas.tsx'
import { Tabela } from '../../ui/listas/tabela.tsx'
import { Pagina } from '../../ui/pagina/pagina.tsx'
import { Trilha } from '../../ui/pagina/trilha.tsx'
import { Vazio } from '../../ui/retorno/vazio.tsx'
import { DialogoDaComparacao } from './dialogo-da-comparacao.tsx'
import { DialogoDoParametro } from './dialogo-do-parametro.tsx'
import { foiMudado, noNivel, type Origem, oQueVale } from './niveis.ts'
import estilos from './parametros.module.css'

export type EnderecoDosParametros = {
  termo?: string | undefined
  assunto?: string | undefined
  filial?: number | undefined
  mudados?: boolean | undefined
  /** The one whose dialog is open. */
  chave?: string | undefined
}

type PaginaProps = {
  endereco: EnderecoDosParametros
  aoMudarEndereco: (endereco: EnderecoDosParametros) => void
}

/** ADM-04 */
export function PaginaDeParametros(props: PaginaProps) {
  const consulta = useConsulta(listarParametros, {}, { mostradoNaArea: true })
  const [comparando, setComparando] = useState(false)
  const { data } = consulta
  return (
    <Pagina
      titulo="Parâmetros"
      acima={
        <Trilha
          acima={[
            <Anchor key="administracao" component={Link} to="/administracao">
              Administração
            </Anchor>,
          ]}
          aqui="Parâmetros"
        />
      }
      descricao="Mudam como o portal se comporta, e valem na hora para todos. O valor da filial vence o do negócio, que vence o padrão."
      aoLado={
        data &&
        data.filiais.length > 1 && (
          <Button
            variant="default"
            leftSection={<IconArrowsDiff size={16} aria-hidden />}
            onClick={() => setComparando(true)}
          >
            Comparar filiais
          </Button>
        )
      }
    >
      <AreaDaConsulta consulta={consulta}>
        {(catalogo) => (
          <>
            <Catalogo catalogo={catalogo} {...props} />
            <DialogoDaComparacao
              catalogo={catalogo}
              aberta={comparando}
              aoFechar={() => setComparando(false)}
            />
          </>
        )}
      </AreaDaConsulta>
    </Pagina>
  )
}

function Catalogo({ catalogo, endereco, aoMudarEndereco }: PaginaProps & { catalogo: CatalogoDeParametros }) {
  const { filial: aqui } = useSessao()
  const { termo = '', assunto, mudados = false, chave } = endereco
  const { filiais, itens } = catalogo
  const filial =
    filiais.find(({ id }) => id === endereco.filial) ??
    filiais.find(({ id }) => id === aqui?.idFil) ??
    filiais[0]
  const mudar = (parte: EnderecoDosParametros) => aoMudarEndereco({ ...endereco, ...parte })
  const mostrados = useMemo(
    () => filtrar(catalogo, { termo, assunto, mudados }),
    [catalogo, termo, assunto, mudados],
  )
  const idFil = filial?.id ?? null
  const opcoesDeFilial = useMemo(() => filiais.map(({ id, nome }) => ({ valor: id, nome })), [filiais])
  const opcoesDeAssunto = useMemo(
    () => catalogo.assuntos.map(({ chave: valor, nome }) => ({ valor: valor as string, nome })),
    [catalogo.assuntos],
  )
  const colunas = useMemo(() => colunasDos(catalogo, idFil), [catalogo, idFil])
  return (
    <>
      <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="md">
        <CampoDeTermo
          termo={termo}
          aoMudar={(novo) => mudar({ termo: novo || undefined })}
          placeholder="Nome, ou o que ele faz…"
        />
        <CampoDeSelecao
          label="Assunto"
          placeholder="Todos"
          semPreSelecao
          opcoes={opcoesDeAssunto}
          value={assunto ?? null}
          onChange={(novo) => mudar({ assunto: novo ?? undefined })}
        />
        {filiais.length > 1 && (
          <CampoDeSelecao
            label="Filial ao lado"
            clearable={false}
            semPreSelecao
            opcoes={opcoesDeFilial}
            value={idFil}
            onChange={(novo) => mudar({ filial: novo ?? undefined })}
          />
        )}
      </SimpleGrid>
      <Group justify="space-between">
        <Switch
          label="Só os que foram mudados"
          checked={mudados}
          onChange={({ currentTarget }) => mudar({ mudados: currentTarget.checked || undefined })}
        />
        <span className={estilos.contagem}>{plural(mostrados.length, 'parâmetro', 'parâmetros')}</span>
      </Group>
      {mostrados.length === 0 ? (
        <Vazio>
          <strong>Nenhum parâmetro assim</strong>
          <p>Procure por outra palavra, ou em todos os assuntos.</p>
        </Vazio>
      ) : (
        <Tabela
          rotulo="Parâmetros"
          colunas={colunas}
          itens={mostrados}
          chaveDe={(item) => item.chave}
          nomeDe={({ campo }) => campo.nome}
          aoAbrir={(item) => mudar({ chave: item.chave })}
        />
      )}
      <DialogoDoParametro
        catalogo={catalogo}
        parametro={itens.find((item) => item.chave === chave) ?? null}
        idFil={catalogo.mudaONegocio ? null : idFil}
        aoFechar={() => mudar({ chave: undefined })}
      />
    </>
  )
}

type Filtro = { termo: string; assunto: string | undefined; mudados: boolean }

function filtrar({ itens, assuntos }: CatalogoDeParametros, { termo, assunto, mudados }: Filtro) {
  const doAssunto = itens.filter(
    (item) => (assunto === undefined || item.assunto === assunto) && (!mudados || foiMudado(item)),
  )
  if (termo === '') return doAssunto
  const nomes = new Map(assuntos.map(({ chave, nome }) => [chave, nome]))
  return procurar(
    doAssunto.map((item) => ({
      item,
      nome: item.campo.nome,
      texto: [item.campo.ajuda, item.onde, nomes.get(item.assunto), item.chave].join(' '),
    })),
    termo,
  ).map(({ item }) => item)
}

const ORIGENS: Record<Origem, string> = { PADRAO: 'padrão', NEGOCIO: 'do negócio', FILIAL: 'próprio' }

const colunasDos = ({ filiais }: CatalogoDeParametros, idFil: number | null): Coluna<ParametroNaTela>[] => [
  {
    id: 'nome',
    cabecalho: 'Parâmetro',
    larguraMinima: 260,
    peso: 3,
    celula: ({ campo }) => <DuasLinhas principal={campo.nome} detalhe={campo.ajuda} />,
  },
  {
    id: 'padrao',
    cabecalho: 'Padrão',
    larguraMinima: 130,
    peso: 1,
    dispensavel: 1,
    noCartao: 'oculto',
    celula: ({ campo, padrao }) => <span className={estilos.herdado}>{dizerValor(campo, padrao)}</span>,
  },
  {
    id: 'negocio',
    cabecalho: 'Negócio',
    larguraMinima: 150,
    peso: 1,
    celula: (item) => <Valor item={item} idFil={null} />,
  },
  ...(idFil === null
    ? []
    : [
        {
          id: 'filial',
          cabecalho: filiais.find(({ id }) => id === idFil)?.nome ?? 'Filial',
          larguraMinima: 150,
          peso: 1,
          celula: (item: ParametroNaTela) =>
            item.soDoNegocio ? (
              <span className={estilos.herdado}>só do negócio</span>
            ) : (
              <Valor item={item} idFil={idFil} />
            ),
        },
      ]),
]

/** What holds there, and where it comes from: what was set at that very level stands out. */
function Valor({ item, idFil }: { item: ParametroNaTela; idFil: number | null }) {
  const { valor, origem } = oQueVale(item, idFil)
  const proprio = noNivel(item, idFil).valor !== null
  const texto = dizerValor(item.campo, valor)
  return (
    <span className={proprio ? estilos.proprio : estilos.herdado} title={texto}>
      {texto} <small>{proprio ? 'próprio' : ORIGENS[origem]}</small>
    </span>
  )
}

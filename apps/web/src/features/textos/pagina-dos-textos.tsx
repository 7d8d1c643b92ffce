import { procurar } from '@balcao/dominio/administracao/procurar'
import { plural } from '@balcao/dominio/formatos/contagem'
import { listarTextos, type MensagemNaTela, type TextosNaTela } from '@balcao/dominio/textos/contratos'
import { GRUPOS_DAS_MENSAGENS } from '@balcao/dominio/textos/mensagem'
import { Anchor, SimpleGrid, Text } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useConsulta } from '../../platform/consultas.ts'
import { AreaDaConsulta } from '../../platform/ficha/area-da-consulta.tsx'
import { useSessao } from '../../platform/sessao.tsx'
import { CampoDeTermo } from '../../ui/campos/campo-de-termo.tsx'
import type { Coluna } from '../../ui/listas/coluna.ts'
import { DuasLinhas } from '../../ui/listas/duas-linhas.tsx'
import { Tabela } from '../../ui/listas/tabela.tsx'
import { Pagina } from '../../ui/pagina/pagina.tsx'
import { Trilha } from '../../ui/pagina/trilha.tsx'
import { Vazio } from '../../ui/retorno/vazio.tsx'
import { DialogoDaMensagem } from './dialogo-da-mensagem.tsx'
import { ondeMudou } from './niveis.ts'

export type EnderecoDosTextos = {
  termo?: string | undefined
  /** The one whose dialog is open. */
  chave?: string | undefined
}

type PaginaProps = {
  endereco: EnderecoDosTextos
  aoMudarEndereco: (endereco: EnderecoDosTextos) => void
}

/** ADM-08 */
export function PaginaDosTextos(props: PaginaProps) {
  const consulta = useConsulta(listarTextos, {}, { mostradoNaArea: true })
  return (
    <Pagina
      titulo="Textos das mensagens"
      acima={
        <Trilha
          acima={[
            <Anchor key="administracao" component={Link} to="/administracao">
              Administração
            </Anchor>,
          ]}
          aqui="Textos das mensagens"
        />
      }
      descricao="O que dizem os e-mails e as mensagens que saem do portal. O que se muda vale na mensagem seguinte, e o texto de fábrica sempre volta."
    >
      <AreaDaConsulta consulta={consulta}>
        {(textos) => <Mensagens textos={textos} {...props} />}
      </AreaDaConsulta>
    </Pagina>
  )
}

function Mensagens({ textos, endereco, aoMudarEndereco }: PaginaProps & { textos: TextosNaTela }) {
  const { filial } = useSessao()
  const { termo = '', chave } = endereco
  const { itens, filiais, mudaONegocio } = textos
  const mudar = (parte: EnderecoDosTextos) => aoMudarEndereco({ ...endereco, ...parte })
  const mostradas = useMemo(() => filtrar(itens, termo), [itens, termo])
  const colunas = useMemo(() => colunasDos(textos), [textos])
  const daqui = (filiais.find(({ id }) => id === filial?.idFil) ?? filiais[0])?.id ?? null
  return (
    <>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        <CampoDeTermo
          termo={termo}
          aoMudar={(novo) => mudar({ termo: novo || undefined })}
          placeholder="Nome, quando vai, ou o que diz…"
        />
      </SimpleGrid>
      <Text size="sm" c="dimmed">
        {plural(mostradas.length, 'mensagem', 'mensagens')}
      </Text>
      {mostradas.length === 0 ? (
        <Vazio>
          <strong>Nenhuma mensagem assim</strong>
          <p>Procure por outra palavra.</p>
        </Vazio>
      ) : (
        <Tabela
          rotulo="Textos das mensagens"
          colunas={colunas}
          itens={mostradas}
          chaveDe={(item) => item.chave}
          nomeDe={({ nome }) => nome}
          aoAbrir={(item) => mudar({ chave: item.chave })}
        />
      )}
      <DialogoDaMensagem
        textos={textos}
        mensagem={itens.find((item) => item.chave === chave) ?? null}
        idFil={mudaONegocio ? null : daqui}
        aoFechar={() => mudar({ chave: undefined })}
      />
    </>
  )
}

const filtrar = (itens: readonly MensagemNaTela[], termo: string): readonly MensagemNaTela[] =>
  termo === ''
    ? itens
    : procurar(
        itens.map((item) => ({
          item,
          nome: item.nome,
          texto: [
            item.quando,
            item.quem,
            GRUPOS_DAS_MENSAGENS[item.grupo],
            ...item.partes.flatMap(({ campo, padrao }) => [campo.nome, padrao]),
            ...item.niveis.flatMap(({ valores }) => Object.values(valores)),
          ].join(' '),
        })),
        termo,
      ).map(({ item }) => item)

const colunasDos = ({ filiais }: TextosNaTela): Coluna<MensagemNaTela>[] => [
  {
    id: 'nome',
    cabecalho: 'Mensagem',
    larguraMinima: 260,
    peso: 3,
    noCartao: 'titulo',
    celula: ({ nome, quando }) => <DuasLinhas principal={nome} detalhe={quando} />,
    celulaDoCartao: ({ nome }) => nome,
  },
  {
    id: 'grupo',
    cabecalho: 'Assunto',
    larguraMinima: 130,
    peso: 1,
    dispensavel: 1,
    celula: ({ grupo }) => GRUPOS_DAS_MENSAGENS[grupo],
  },
  {
    id: 'quem',
    cabecalho: 'Quem lê',
    larguraMinima: 180,
    peso: 2,
    dispensavel: 2,
    celula: ({ quem }) => quem,
  },
  {
    id: 'onde',
    cabecalho: 'Mudada em',
    larguraMinima: 150,
    peso: 1,
    celula: (mensagem) => {
      const onde = ondeMudou(mensagem).map((id) =>
        id === null ? 'Todo o negócio' : (filiais.find((filial) => filial.id === id)?.nome ?? ''),
      )
      return onde.length === 0 ? (
        <Text span inherit c="dimmed">
          De fábrica
        </Text>
      ) : (
        onde.join(', ')
      )
    },
  },
]

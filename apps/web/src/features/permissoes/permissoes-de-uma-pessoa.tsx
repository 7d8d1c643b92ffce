import { procurar } from '@balcao/dominio/administracao/procurar'
import { oQueAPessoaPode, type PermissoesDaPessoa } from '@balcao/dominio/permissoes/contratos'
import { TIPOS_DE_USUARIO } from '@balcao/dominio/usuarios'
import { Button, Group, SimpleGrid, Switch, Text, Title } from '@mantine/core'
import { useMemo } from 'react'
import { useConsulta } from '../../platform/consultas.ts'
import { AreaDaConsulta } from '../../platform/ficha/area-da-consulta.tsx'
import { CampoDeSelecao } from '../../ui/campos/campo-de-selecao.tsx'
import { CampoDeTermo } from '../../ui/campos/campo-de-termo.tsx'
import type { Coluna } from '../../ui/listas/coluna.ts'
import { DuasLinhas } from '../../ui/listas/duas-linhas.tsx'
import { Tabela } from '../../ui/listas/tabela.tsx'
import { Vazio } from '../../ui/retorno/vazio.tsx'
import { DialogoDaDecisao } from './dialogo-da-decisao.tsx'
import type { EnderecoDasPermissoes } from './endereco.ts'
import { EtiquetaDaDecisao } from './excecoes.tsx'
import { type AcaoDaTela, acoesDaTela, dizerPorque, OPCOES_DE_PARTE } from './porques.ts'

type PessoaProps = {
  idColab: number
  endereco: EnderecoDasPermissoes
  aoMudar: (parte: EnderecoDasPermissoes) => void
}

/** ADM-03 'What may this person do, and why.' */
export function PermissoesDeUmaPessoa({ idColab, ...resto }: PessoaProps) {
  const consulta = useConsulta(oQueAPessoaPode, { params: { idColab } }, { mostradoNaArea: true })
  return (
    <AreaDaConsulta consulta={consulta}>
      {(permissoes) => <Respostas permissoes={permissoes} {...resto} />}
    </AreaDaConsulta>
  )
}

type Resposta = AcaoDaTela & Pick<PermissoesDaPessoa['acoes'][number], 'pode' | 'porque'>

function Respostas({
  permissoes,
  endereco,
  aoMudar,
}: Omit<PessoaProps, 'idColab'> & { permissoes: PermissoesDaPessoa }) {
  const { pessoa, acoes } = permissoes
  const { termo = '', parte, mudadas = false, decidir } = endereco
  const respostas = useMemo(() => {
    const porAcao = new Map(acoes.map((resposta) => [resposta.acao, resposta]))
    const todas = acoesDaTela(acoes.map(({ acao: nome, descricao }) => ({ nome, descricao })))
      .flatMap((acao): Resposta[] => {
        const resposta = porAcao.get(acao.nome)
        return resposta ? [{ ...acao, pode: resposta.pode, porque: resposta.porque }] : []
      })
      .filter(
        ({ modulo, porque }) =>
          (parte === undefined || modulo === parte) &&
          (!mudadas || porque === 'PESSOA' || porque === 'FORCA_DE_VENDAS'),
      )
    if (termo === '') return todas
    return procurar(
      todas.map((item) => ({ item, nome: item.descricao, texto: `${item.parte} ${item.nome}` })),
      termo,
    ).map(({ item }) => item)
  }, [acoes, termo, parte, mudadas])
  const colunas = useMemo(() => colunasDe(permissoes), [permissoes])
  const podem = respostas.filter(({ pode }) => pode).length
  return (
    <>
      <Group justify="space-between" mb="sm">
        <div>
          <Title order={2} size="h3">
            {pessoa.nome}
          </Title>
          <Text size="sm" c="dimmed">
            {TIPOS_DE_USUARIO[pessoa.tipo]}
            {!pessoa.ativo && ' · conta desativada: não pode nada enquanto estiver assim'}
          </Text>
        </div>
        <Button variant="default" size="xs" onClick={() => aoMudar({ pessoa: undefined, termo: undefined })}>
          Ver todas as decisões de pessoas
        </Button>
      </Group>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md">
        <CampoDeTermo
          termo={termo}
          aoMudar={(novo) => aoMudar({ termo: novo || undefined })}
          placeholder="O que se faz: reabrir, desconto, exportar…"
        />
        <CampoDeSelecao
          label="Parte do portal"
          placeholder="Todas"
          semPreSelecao
          opcoes={OPCOES_DE_PARTE}
          value={parte ?? null}
          onChange={(nova) => aoMudar({ parte: nova ?? undefined })}
        />
      </SimpleGrid>
      <Group justify="space-between" my="sm">
        <Switch
          label="Só o que é diferente do tipo de conta"
          checked={mudadas}
          onChange={({ currentTarget }) => aoMudar({ mudadas: currentTarget.checked || undefined })}
        />
        <Text size="sm" c="dimmed" role="status">
          pode {podem} de {respostas.length}
        </Text>
      </Group>
      {respostas.length === 0 ? (
        <Vazio>
          <strong>Nenhuma permissão assim</strong>
          <p>Procure por outra palavra, ou em todas as partes do portal.</p>
        </Vazio>
      ) : (
        <Tabela
          rotulo={`O que ${pessoa.nome} pode`}
          colunas={colunas}
          itens={respostas}
          chaveDe={({ nome }) => nome}
          nomeDe={({ descricao }) => descricao}
          aoAbrir={({ nome }) => aoMudar({ decidir: nome })}
        />
      )}
      <DialogoDaDecisao
        permissoes={permissoes}
        acao={respostas.find(({ nome }) => nome === decidir) ?? null}
        aoFechar={() => aoMudar({ decidir: undefined })}
      />
    </>
  )
}

const colunasDe = ({ pessoa, excecoes }: PermissoesDaPessoa): Coluna<Resposta>[] => [
  {
    id: 'acao',
    cabecalho: 'Permissão',
    larguraMinima: 240,
    peso: 3,
    noCartao: 'titulo',
    celula: ({ descricao, parte }) => <DuasLinhas principal={descricao} detalhe={parte} />,
  },
  {
    id: 'pode',
    cabecalho: 'Resposta',
    larguraMinima: 110,
    peso: 1,
    celula: ({ pode }) => <EtiquetaDaDecisao autorizado={pode} />,
  },
  {
    id: 'porque',
    cabecalho: 'Por quê',
    larguraMinima: 200,
    peso: 2,
    celula: ({ nome, porque }) => {
      const excecao = porque === 'PESSOA' ? excecoes.find(({ acao }) => acao === nome) : undefined
      return (
        <DuasLinhas
          principal={dizerPorque(porque, pessoa.tipo)}
          detalhe={excecao && `${excecao.motivo} · ${excecao.quem ?? 'o próprio portal'}`}
        />
      )
    },
  },
]

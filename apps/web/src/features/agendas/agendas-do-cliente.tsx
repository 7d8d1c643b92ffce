import { canalDasAgendas } from '@balcao/dominio/agendas/canais'
import type { Agenda } from '@balcao/dominio/agendas/contratos'
import type { TipoDeAgenda } from '@balcao/dominio/agendas/situacao'
import { formatarDataHora } from '@balcao/dominio/formatos/datas'
import { nomeCurto } from '@balcao/dominio/formatos/nomes'
import { Secao } from '../../platform/ficha/secao.tsx'
import type { SecaoDoClienteProps } from '../../platform/ficha/secao-do-cliente.ts'
import { useSessao } from '../../platform/sessao.tsx'
import { useReleituraAoVivo } from '../../platform/tempo-real.ts'
import { CampoDePeriodo } from '../../ui/campos/campo-de-periodo.tsx'
import type { Coluna } from '../../ui/listas/coluna.ts'
import { DuasLinhas } from '../../ui/listas/duas-linhas.tsx'
import { Paginacao } from '../../ui/listas/paginacao.tsx'
import { Tabela } from '../../ui/listas/tabela.tsx'
import { DialogoDaAgenda } from './dialogo-da-agenda.tsx'
import { BotaoNovaAgenda } from './nova/botao-nova-agenda.tsx'
import { EtiquetaDaAgenda, tomDaAgenda } from './situacao-da-agenda.tsx'
import { useAgendasDoCliente } from './use-agendas-do-cliente.ts'

const COLUNAS: Coluna<Agenda>[] = [
  {
    id: 'data_agendada',
    cabecalho: 'Agendada para',
    largura: 150,
    ordenavel: true,
    celula: ({ data_agendada }) => formatarDataHora(data_agendada),
  },
  {
    id: 'situacao',
    cabecalho: 'Situação',
    largura: 120,
    noCartao: 'canto',
    celula: ({ situacao }) => <EtiquetaDaAgenda situacao={situacao} />,
  },
  {
    id: 'assunto',
    cabecalho: 'Assunto',
    larguraMinima: 200,
    noCartao: 1,
    celulaDoCartao: ({ assunto }) => assunto,
    celula: ({ assunto, descricao }) => <DuasLinhas inteiro principal={assunto} detalhe={descricao} />,
  },
  {
    id: 'colaborador',
    cabecalho: 'Colaborador',
    largura: 150,
    noCartao: 2,
    celula: ({ colaborador }) => nomeCurto(colaborador.nome),
  },
  {
    id: 'data_finalizacao',
    cabecalho: 'Finalizada',
    largura: 150,
    ordenavel: true,
    dispensavel: 1,
    noCartao: 'oculto',
    celula: ({ data_finalizacao }) => (data_finalizacao ? formatarDataHora(data_finalizacao) : '–'),
  },
]

function Agendas(props: SecaoDoClienteProps & { tipo: TipoDeAgenda }) {
  const { titulo, idCli, item, aoAbrirItem, tipo } = props
  const agendas = useAgendasDoCliente(idCli, tipo)
  const { pode, colaborador } = useSessao()
  useReleituraAoVivo([canalDasAgendas(pode('AGENDA_DE_TODOS'), colaborador.id)])
  return (
    <>
      <Secao
        titulo={titulo}
        consulta={agendas.consulta}
        vazio={({ itens }) => itens.length === 0}
        acoes={
          <>
            <CampoDePeriodo rotulo="Data agendada" value={agendas.periodo} onChange={agendas.mudarPeriodo} />
            <BotaoNovaAgenda abertura={{ idCli, tipo }} size="xs" variant="default" />
          </>
        }
      >
        {({ itens, paginator }) => (
          <>
            <Tabela
              rotulo={`${titulo} do cliente`}
              colunas={COLUNAS}
              itens={itens}
              chaveDe={({ id }) => id}
              nomeDe={({ assunto }) => `Agenda ${assunto}`}
              tomDe={tomDaAgenda}
              aoAbrir={({ id }) => aoAbrirItem(id)}
              ordenacao={agendas.ordenacao}
              aoOrdenar={agendas.ordenar}
            />
            <Paginacao rotulo="Páginas de agendas" paginator={paginator} aoMudar={agendas.irPara} />
          </>
        )}
      </Secao>
      <DialogoDaAgenda idAgenda={item} aoFechar={() => aoAbrirItem(null)} />
    </>
  )
}

/** CLI-01, AGE-03 Sales agendas. */
export const AgendasDoCliente = (props: SecaoDoClienteProps) => <Agendas {...props} tipo="A" />

/** CLI-01, AGE-03 Collection agendas. */
export const AgendasDeCobrancaDoCliente = (props: SecaoDoClienteProps) => <Agendas {...props} tipo="C" />

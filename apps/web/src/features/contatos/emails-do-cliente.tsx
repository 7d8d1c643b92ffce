import { editarEmail } from '@balcao/dominio/clientes/secoes'
import { listarEmails } from '@balcao/dominio/contatos/contratos'
import type { RespostaDe } from '@balcao/dominio/contrato'
import { Anchor } from '@mantine/core'
import { useMemo } from 'react'
import { useConsulta } from '../../platform/consultas.ts'
import { Secao } from '../../platform/ficha/secao.tsx'
import type { SecaoDoClienteProps } from '../../platform/ficha/secao-do-cliente.ts'
import { useSessao } from '../../platform/sessao.tsx'
import type { Coluna } from '../../ui/listas/coluna.ts'
import { DuasLinhas } from '../../ui/listas/duas-linhas.tsx'
import { Etiqueta } from '../../ui/listas/etiqueta.tsx'
import { Tabela } from '../../ui/listas/tabela.tsx'
import { BotaoDeEditar } from './botao-de-editar.tsx'
import { DialogoDaTroca } from './dialogo-da-troca.tsx'

type Email = RespostaDe<typeof listarEmails>['itens'][number]

const comoEsta = (email: string) => email

const colunasDeEmails = (aoEditar: ((id: number) => void) | null): Coluna<Email>[] => [
  {
    id: 'email',
    cabecalho: 'E-mail',
    larguraMinima: 260,
    peso: 3,
    // CLI-01 One that is cut is none that can be read out.
    celula: ({ email }) => (
      <DuasLinhas inteiro titulo={email} principal={<Anchor href={`mailto:${email}`}>{email}</Anchor>} />
    ),
  },
  { id: 'desc', cabecalho: 'De quem', larguraMinima: 100, celula: ({ desc }) => desc || '–' },
  { id: 'tipo', cabecalho: 'Tipo', largura: 140, celula: ({ tipoDesc }) => tipoDesc || '–' },
  {
    id: 'principal',
    cabecalho: 'Principal',
    largura: 108,
    noCartao: 'canto',
    celula: ({ principal }) => principal && <Etiqueta tom="azul">Principal</Etiqueta>,
  },
  ...(aoEditar
    ? [
        {
          id: 'editar',
          cabecalho: 'Editar',
          largura: 72,
          celula: ({ id, email, permiteEditar }: Email) =>
            permiteEditar && <BotaoDeEditar nome={email} aoEditar={() => aoEditar(id)} />,
        },
      ]
    : []),
]

export function EmailsDoCliente({ titulo, idCli, item, aoAbrirItem }: SecaoDoClienteProps) {
  const edita = useSessao().pode('CLIENTE_EDITAR')
  const consulta = useConsulta(listarEmails, { params: { idCli } }, { mostradoNaArea: true })
  const colunas = useMemo(() => colunasDeEmails(edita ? aoAbrirItem : null), [edita, aoAbrirItem])
  const aberto = consulta.data?.itens.find(({ id, permiteEditar }) => permiteEditar && id === item)
  return (
    <>
      <Secao titulo={titulo} consulta={consulta} vazio={({ itens }) => itens.length === 0}>
        {({ itens }) => (
          <Tabela rotulo="E-mails do cliente" colunas={colunas} itens={itens} chaveDe={({ id }) => id} />
        )}
      </Secao>
      {edita && (
        <DialogoDaTroca
          contrato={editarEmail}
          nome="E-mail"
          formatar={comoEsta}
          idCli={idCli}
          alvo={aberto ? { id: aberto.id, valor: aberto.email } : null}
          recarregar={async (id) => (await consulta.refetch()).data?.itens.find((e) => e.id === id)?.email}
          aoFechar={() => aoAbrirItem(null)}
        />
      )}
    </>
  )
}

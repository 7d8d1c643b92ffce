import { formatarCpf } from '@balcao/dominio/brasil/cpf'
import { formatarTelefone } from '@balcao/dominio/brasil/telefone'
import { formatarDataHora } from '@balcao/dominio/formatos/datas'
import { TIPOS_DE_USUARIO } from '@balcao/dominio/usuarios'
import { obterUsuario, type UsuarioDetalhado } from '@balcao/dominio/usuarios/contratos'
import { SEGUNDO_FATOR_DO_USUARIO } from '@balcao/dominio/usuarios/situacoes'
import { Alert, Stack, Text } from '@mantine/core'
import { IconMailForward, IconUser } from '@tabler/icons-react'
import { useConsulta } from '../../../platform/consultas.ts'
import { Ficha } from '../../../platform/ficha/ficha.tsx'
import { FichaNaoEncontrada } from '../../../platform/ficha/ficha-nao-encontrada.tsx'
import { LinkDeVolta } from '../../../platform/listas/link-de-volta.tsx'
import { useTituloProprio } from '../../../platform/titulo-proprio.ts'
import { CabecalhoDaFicha } from '../../../ui/ficha/cabecalho-da-ficha.tsx'
import { CamposDaFicha } from '../../../ui/ficha/campos-da-ficha.tsx'
import { Cartao } from '../../../ui/ficha/cartao.tsx'
import { ListaDaFicha } from '../../../ui/ficha/lista-da-ficha.tsx'
import { PaginaDaFicha } from '../../../ui/ficha/pagina-da-ficha.tsx'
import { TempoRelativo } from '../../../ui/retorno/tempo-relativo.tsx'
import { EtiquetaDoUsuario } from '../lista/lista-de-usuarios.tsx'
import { AcoesDoUsuario } from './acoes-do-usuario.tsx'
import { SessoesDoUsuario } from './sessoes-do-usuario.tsx'

export function UsuarioNaoEncontrado() {
  return (
    <FichaNaoEncontrada
      icone={<IconUser size={40} stroke={1.5} aria-hidden />}
      titulo="Usuário não encontrado"
      saida={{ rota: '/administracao/usuarios', texto: 'Ir para Usuários' }}
    />
  )
}

/** ADM-02 One account: who it is, what it may, where it is open, and what became of it. */
export function PaginaDoUsuario({ idUsuario }: { idUsuario: number }) {
  const consulta = useConsulta(obterUsuario, { params: { idUsuario } }, { mostradoNaArea: true })
  return (
    <Ficha consulta={consulta} filialDe={() => 0} naoEncontrada={() => <UsuarioNaoEncontrado />}>
      {(usuario) => <UsuarioAberto usuario={usuario} />}
    </Ficha>
  )
}

function UsuarioAberto({ usuario }: { usuario: UsuarioDetalhado }) {
  const { nome, tipo, email, cpf, situacao, digitado } = usuario
  useTituloProprio(nome)
  return (
    <PaginaDaFicha
      cabecalho={
        <CabecalhoDaFicha
          titulo={nome}
          voltar={<LinkDeVolta lista="usuarios" />}
          etiquetas={<EtiquetaDoUsuario situacao={situacao} />}
          subtitulo={usuario.propria ? `${TIPOS_DE_USUARIO[tipo]} · a sua conta` : TIPOS_DE_USUARIO[tipo]}
          acoes={<AcoesDoUsuario usuario={usuario} />}
        >
          <CamposDaFicha
            forma="fatos"
            campos={[
              { nome: 'E-mail', valor: email },
              { nome: 'CPF', valor: formatarCpf(cpf) },
              {
                nome: 'Último acesso',
                valor: usuario.ultimoAcesso && formatarDataHora(usuario.ultimoAcesso),
              },
            ]}
          />
        </CabecalhoDaFicha>
      }
      rotuloDoLado="Acesso"
      lado={<SessoesDoUsuario usuario={usuario} />}
    >
      <Stack gap="md">
        <Convite usuario={usuario} />
        <Cartao titulo="O que é e o que vê">
          <CamposDaFicha
            forma="grade"
            campos={[
              { nome: 'Tipo', valor: TIPOS_DE_USUARIO[tipo] },
              { nome: 'Supervisor', valor: usuario.supervisor },
              { nome: 'Filiais', valor: usuario.filiais.join(', '), largo: true },
              { nome: 'Filial onde fica', valor: usuario.filial },
              { nome: 'Setores', valor: usuario.setores.join(', ') },
              { nome: 'Código no sistema de vendas', valor: digitado.codigoOperador },
              { nome: 'Matrícula no ERP', valor: digitado.matriculaErp },
              { nome: 'Telefone', valor: usuario.telefone && formatarTelefone(usuario.telefone) },
              {
                nome: 'Duas etapas',
                valor: SEGUNDO_FATOR_DO_USUARIO[usuario.segundoFator],
              },
            ]}
          />
        </Cartao>
        <Historico usuario={usuario} />
      </Stack>
    </PaginaDaFicha>
  )
}

function Convite({ usuario: { convite, situacao, email } }: { usuario: UsuarioDetalhado }) {
  if (!convite) return null
  const { por, enviadoEm, expiraEm } = convite
  const fim = {
    CONVIDADO: `O link vale até ${formatarDataHora(expiraEm)}.`,
    CONVITE_VENCIDO: `O link venceu em ${formatarDataHora(expiraEm)}: envie outro.`,
    CONVITE_CANCELADO: 'O convite foi cancelado: o link não vale mais.',
  }[situacao as string]
  return (
    <Alert icon={<IconMailForward size={20} aria-hidden />} title="Ainda não entrou">
      {por ?? 'A administração'} convidou {email} em {formatarDataHora(enviadoEm)}. {fim}
    </Alert>
  )
}

function Historico({ usuario: { historico } }: { usuario: UsuarioDetalhado }) {
  return (
    <Cartao titulo="Histórico">
      {historico.length === 0 ? (
        <Text c="dimmed" size="sm">
          Nada mudou nesta conta pelo portal ainda.
        </Text>
      ) : (
        <ListaDaFicha>
          {historico.map(({ id, quando, quem, acao, mudancas }) => (
            <li key={id}>
              <span>
                {acao}
                {mudancas.map(({ campo, antes, depois }) => (
                  <small key={campo}>
                    <br />
                    {campo}: {antes} → {depois}
                  </small>
                ))}
              </span>
              <span>
                {quem ?? 'O próprio portal'} <TempoRelativo data={quando} />
              </span>
            </li>
          ))}
        </ListaDaFicha>
      )}
    </Cartao>
  )
}
